import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/*
 * Loaded by `npm run release:record` only, once for each file of tests: writes every statement that they make the product
 * execute into the folder RECORD_STATEMENTS, one JSON text per line, at once: a process that crashes or is ended loses
 * nothing of it.
 */
type Client = { query: (...given: unknown[]) => unknown; isRecorded?: boolean };
const client = pg.Client.prototype as unknown as Client;
const file = join(process.env.RECORD_STATEMENTS ?? '', `${process.pid}.jsonl`);

const watch = (): void => {
  const written = new Set<string>();
  const { query } = client;
  client.query = function record(this: unknown, ...given: unknown[]) {
    const [first] = given as [string | { text?: string }];
    const text = typeof first === 'string' ? first : first?.text;
    if (typeof text === 'string' && !written.has(text)) {
      written.add(text);
      appendFileSync(file, `${JSON.stringify(text)}\n`);
    }
    return query.apply(this, given);
  };
  client.isRecorded = true;
};

// The files share one process: what the first of them replaced stays replaced.
if (!client.isRecorded) watch();
