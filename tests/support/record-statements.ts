import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll } from 'vitest';

/*
 * Loaded by `npm run release:record` only, once for each file of tests: writes every statement that they make the product
 * execute into the folder RECORD_STATEMENTS, one JSON text per line.
 */
type Client = { query: (...given: unknown[]) => unknown; waiting?: Set<string>; written?: Set<string> };
const client = pg.Client.prototype as unknown as Client;

const watch = (): Set<string> => {
  const waiting = new Set<string>();
  const { query } = client;
  client.query = function record(this: unknown, ...given: unknown[]) {
    const [first] = given as [string | { text?: string }];
    const text = typeof first === 'string' ? first : first?.text;
    if (typeof text === 'string') waiting.add(text);
    return query.apply(this, given);
  };
  return waiting;
};

// The files share one process: what the first of them replaced stays replaced.
client.waiting ??= watch();
client.written ??= new Set();
const { waiting, written } = client;

afterAll(() => {
  const fresh = [...waiting].filter((text) => !written.has(text));
  waiting.clear();
  for (const text of fresh) written.add(text);
  const lines = fresh.map((text) => `${JSON.stringify(text)}\n`).join('');
  appendFileSync(join(process.env.RECORD_STATEMENTS ?? '', `${process.pid}.jsonl`), lines);
});
