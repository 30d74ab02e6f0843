/* What CBMC knows by itself, for a compiler: proofs/run --compile. */
void __CPROVER_assume(_Bool condition);
void __CPROVER_assert(_Bool condition, const char *what);

/* CBMC starts there; nothing else calls it. */
void quibble_proof(void);
