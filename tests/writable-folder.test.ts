import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writableFolder } from './support/writable-folder.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'parution-clone-'));
});
afterAll(() => rm(root, { recursive: true }));

it('the writable folder is in the project', () => {
  expect(writableFolder('node_modules/.cache/x', root)).toBe(join(root, 'node_modules/.cache/x'));
});

it('the writable folder is a private temporary folder when the project is read-only', async () => {
  // Root may write anywhere: a file in the place of the folder stops every user.
  await writeFile(join(root, 'read-only'), '');
  const folder = writableFolder('read-only/x', root);
  expect(folder.startsWith(join(tmpdir(), 'parution-'))).toBe(true);
  expect((await stat(join(folder, '../..'))).mode & 0o077).toBe(0);
});
