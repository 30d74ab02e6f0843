// session.js QUIBBLE FOLDER: runs the extension in FOLDER as VS Code would, with a stand-in for VS
// Code. Ends with 1 if something goes wrong.
'use strict';
const Module = require('module');
const assert = require('assert');
const path = require('path');
const [quibble, folder] = process.argv.slice(2);

class Record {
  constructor(...parts) {
    this.parts = parts;
  }
}
const listeners = {},
  providers = {},
  commands = {},
  shown = new Map();
let output = '';
const on = (name) => (listener) => {
  listeners[name] = listener;
  return {};
};
const text =
  'game ordonanz\nsketch\nphase lay\nturn A\nhand A L LB S H N HN\n' +
  'area A 2 L B S H\nend\n' +
  'refused four-card-cap A lays N on 2\nlegal A lays N on 2\nlegal A lays HN\n';
const document = {
  languageId: 'quibble',
  version: 1,
  getText: () => text,
  uri: { toString: () => 'file:///tmp/session.scenario' },
};
const vscode = {
  Range: Record,
  Diagnostic: Record,
  CompletionItem: Record,
  CompletionList: Record,
  Hover: Record,
  MarkdownString: Record,
  Location: Record,
  DiagnosticSeverity: { Error: 0 },
  Uri: { parse: (uri) => uri },
  languages: {
    createDiagnosticCollection: () => ({ set: (uri, list) => shown.set(uri, list), clear() {} }),
    registerCompletionItemProvider: (_, p) => {
      providers.completion = p;
      return {};
    },
    registerHoverProvider: (_, p) => {
      providers.hover = p;
      return {};
    },
    registerDefinitionProvider: (_, p) => {
      providers.definition = p;
      return {};
    },
  },
  window: {
    createOutputChannel: () => ({
      clear() {
        output = '';
      },
      appendLine(l) {
        output += l;
      },
      show() {},
    }),
    showWarningMessage: (message) => {
      throw new Error(message);
    },
    activeTextEditor: { document },
  },
  workspace: {
    textDocuments: [document],
    getConfiguration: () => ({ get: () => quibble }),
    onDidOpenTextDocument: on('open'),
    onDidChangeTextDocument: on('change'),
    onDidCloseTextDocument: on('close'),
  },
  commands: {
    registerCommand: (name, run) => {
      commands[name] = run;
      return {};
    },
  },
};
const load = Module._load;
Module._load = (name, ...rest) => (name === 'vscode' ? vscode : load(name, ...rest));

async function session() {
  const extension = require(path.resolve(folder, 'extension.js'));
  await extension.activate({ subscriptions: [] });
  // each request is answered after what was sent before it
  const hover = await providers.hover.provideHover(document, { line: 7, character: 12 });
  assert(hover && hover.parts[0].parts[0].includes('four-card-cap'), 'no hover');
  const wrong = shown.get('file:///tmp/session.scenario');
  assert(wrong && wrong.length > 0, 'no diagnostics');
  const items = await providers.completion.provideCompletionItems(document, {
    line: 9,
    character: 15,
  });
  assert(
    items.parts[0].some((item) => item.insertText === 'A lays HN on 1'),
    'no completion',
  );
  const place = await providers.definition.provideDefinition(document, { line: 7, character: 12 });
  assert(place.parts[0].endsWith('/spec/ordonanz/turns.c'), 'no definition');
  await commands['quibble.runScenario']();
  assert(output.includes('session.scenario'), `no answer to run: ${output}`);
  listeners.close(document);
  await extension.deactivate();
}

setTimeout(() => {
  console.error('no answer in 30 seconds');
  process.exit(1);
}, 30000).unref();
session().catch((why) => {
  console.error(why.message);
  process.exit(1);
});
