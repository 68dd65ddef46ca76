import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { MemoryFS, PGlite } from '@electric-sql/pglite';
import type { DatabaseSettings } from '#server/db/client.ts';

type Entry = { readonly path: string; readonly bytes: Buffer | undefined };

const { PGDATA } = PGlite.paths;
const BLOCK = 512;

type Files = DatabaseSettings['files'];

/** The files of a database in memory, from a file made by PGlite's `dumpDataDir`. */
export const openSnapshot = async (file: string): Promise<Files> => {
  // Once per process: every database of the tests starts from the same one.
  entries ??= readFile(file).then(readTar);
  // TypeScript reads PGlite's declarations twice: for those of the server, which it has emitted, as CommonJS.
  return new SnapshotFiles(await entries) as unknown as Files;
};

let entries: Promise<readonly Entry[]> | undefined;

const readTar = (tar: Buffer): Entry[] => {
  const found: Entry[] = [];
  for (let at = 0; tar[at]; ) {
    const field = (start: number, length: number) =>
      tar.toString('utf8', at + start, at + start + length).replace(/\0.*/s, '');
    const size = Number.parseInt(field(124, 12), 8);
    const isFolder = field(156, 1) === '5';
    const begin = at + BLOCK;
    found.push({ path: field(0, 100), bytes: isFolder ? undefined : tar.subarray(begin, begin + size) });
    at = begin + Math.ceil(size / BLOCK) * BLOCK;
  }
  return found;
};

/** Of Emscripten: a folder makes its entries, and a file of its memory holds its bytes. */
type Node = {
  node_ops: { mknod(parent: Node, name: string, mode: number, device: number): Node };
  contents: Uint8Array;
  usedBytes: number;
};

const FOLDER = 0o040700;
const FILE = 0o100600;

/** PGlite's own way to load a copy looks up every folder of every path, and takes half the time of an opening. */
class SnapshotFiles extends MemoryFS {
  readonly #entries: readonly Entry[];
  constructor(entries: readonly Entry[]) {
    super();
    this.#entries = entries;
  }

  override async initialSyncFs(): Promise<void> {
    const files = this.pg?.Module.FS;
    if (!files) throw new Error('PGlite has no file system yet');
    files.mkdirTree(PGDATA);
    const nodes = new Map([['/', files.lookupPath(PGDATA).node as Node]]);
    for (const { path, bytes } of this.#entries) {
      const parent = nodes.get(dirname(path));
      if (!parent) throw new Error(`${path} comes before its folder`);
      const node = parent.node_ops.mknod(parent, basename(path), bytes ? FILE : FOLDER, 0);
      if (!bytes) nodes.set(path, node);
      else Object.assign(node, { contents: new Uint8Array(bytes), usedBytes: bytes.length });
    }
  }
}
