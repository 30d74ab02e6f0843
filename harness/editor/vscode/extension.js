// A small client of 'quibble lsp': it needs nothing but VS Code and Node.
'use strict';
const { spawn } = require('child_process');
const vscode = require('vscode');

// One server, and messages with a length in front of them.
class Server {
  constructor(path, onNotification, onEnd) {
    this.heard = Buffer.alloc(0);
    this.waiting = new Map();
    this.next = 1;
    this.onNotification = onNotification;
    this.process = spawn(path, ['lsp'], { stdio: ['pipe', 'pipe', 'ignore'] });
    this.process.on('error', (why) => onEnd(why.message));
    this.process.on('exit', (code) => onEnd(code ? `it ended with status ${code}` : ''));
    this.process.stdin.on('error', () => {});
    this.process.stdout.on('data', (bytes) => this.hear(bytes));
  }

  hear(bytes) {
    this.heard = Buffer.concat([this.heard, bytes]);
    for (;;) {
      const end = this.heard.indexOf('\r\n\r\n');
      const length =
        end < 0 ? null : /Content-Length: *(\d+)/i.exec(this.heard.toString('latin1', 0, end));
      if (!length || this.heard.length < end + 4 + Number(length[1])) return;
      const stop = end + 4 + Number(length[1]);
      const message = JSON.parse(this.heard.toString('utf8', end + 4, stop));
      this.heard = this.heard.subarray(stop);
      this.take(message);
    }
  }

  take(message) {
    if (message.method) return this.onNotification(message.method, message.params);
    const answered = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (answered) answered(message.error ? null : message.result);
  }

  send(message) {
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.process.stdin.write(body);
  }

  notify(method, params) {
    this.send({ method, params });
  }

  request(method, params) {
    const id = this.next++;
    return new Promise((answered) => {
      this.waiting.set(id, answered);
      this.send({ id, method, params });
    });
  }
}

const language = 'quibble';
const position = (p) => ({ line: p.line, character: p.character });
const range = (r) => new vscode.Range(r.start.line, r.start.character, r.end.line, r.end.character);
const at = (document, p) => ({
  textDocument: { uri: document.uri.toString() },
  position: position(p),
});

let server = null;

function activate(context) {
  const diagnostics = vscode.languages.createDiagnosticCollection(language);
  const output = vscode.window.createOutputChannel('quibble');
  const path = vscode.workspace.getConfiguration('quibble').get('path') || 'quibble';

  server = new Server(
    path,
    (method, params) => {
      if (method === 'textDocument/publishDiagnostics')
        diagnostics.set(
          vscode.Uri.parse(params.uri),
          params.diagnostics.map(
            (d) =>
              new vscode.Diagnostic(range(d.range), d.message, vscode.DiagnosticSeverity.Error),
          ),
        );
      else if (method === 'window/showMessage') vscode.window.showWarningMessage(params.message);
    },
    (why) => {
      server = null;
      diagnostics.clear();
      if (why)
        vscode.window.showWarningMessage(
          `'${path} lsp': ${why}. The setting quibble.path names the command.`,
        );
    },
  );

  const ours = (document) => document.languageId === language && server;
  const opened = (d) =>
    ours(d) &&
    server.notify('textDocument/didOpen', {
      textDocument: {
        uri: d.uri.toString(),
        languageId: language,
        version: d.version,
        text: d.getText(),
      },
    });
  const changed = ({ document: d }) =>
    ours(d) &&
    server.notify('textDocument/didChange', {
      textDocument: { uri: d.uri.toString(), version: d.version },
      contentChanges: [{ text: d.getText() }],
    });
  const closed = (d) =>
    ours(d) && server.notify('textDocument/didClose', { textDocument: { uri: d.uri.toString() } });

  const completion = {
    async provideCompletionItems(document, p) {
      const found = server && (await server.request('textDocument/completion', at(document, p)));
      return (
        found &&
        new vscode.CompletionList(
          found.items.map((item) => {
            // VS Code counts kinds from 0, the protocol from 1
            const one = new vscode.CompletionItem(item.label, item.kind - 1);
            one.detail = item.detail;
            one.range = range(item.textEdit.range);
            one.insertText = item.textEdit.newText;
            return one;
          }),
          found.isIncomplete,
        )
      );
    },
  };
  const hover = {
    async provideHover(document, p) {
      const found = server && (await server.request('textDocument/hover', at(document, p)));
      return found && new vscode.Hover(new vscode.MarkdownString(found.contents.value));
    },
  };
  const definition = {
    async provideDefinition(document, p) {
      const found = server && (await server.request('textDocument/definition', at(document, p)));
      return found && new vscode.Location(vscode.Uri.parse(found.uri), range(found.range));
    },
  };
  const run = async () => {
    const editor = vscode.window.activeTextEditor;
    if (!editor || !ours(editor.document)) return;
    const uri = editor.document.uri.toString();
    const said = await server.request('workspace/executeCommand', {
      command: 'quibble.run',
      arguments: [uri],
    });
    output.clear();
    if (said)
      output.appendLine(`${said.said}${said.error || `${said.held} held, ${said.failed} failed`}`);
    output.show(true);
  };

  context.subscriptions.push(
    diagnostics,
    output,
    vscode.workspace.onDidOpenTextDocument(opened),
    vscode.workspace.onDidChangeTextDocument(changed),
    vscode.workspace.onDidCloseTextDocument(closed),
    vscode.languages.registerCompletionItemProvider(language, completion, ' '),
    vscode.languages.registerHoverProvider(language, hover),
    vscode.languages.registerDefinitionProvider(language, definition),
    vscode.commands.registerCommand('quibble.runScenario', run),
  );

  return server
    .request('initialize', { processId: process.pid, rootUri: null, capabilities: {} })
    .then(() => {
      if (!server) return;
      server.notify('initialized', {});
      vscode.workspace.textDocuments.forEach(opened);
    });
}

async function deactivate() {
  if (!server) return;
  await server.request('shutdown', null);
  if (server) server.notify('exit', null);
}

module.exports = { activate, deactivate };
