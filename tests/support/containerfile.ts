import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, link, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join, matchesGlob, relative } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../..');

export type Instruction = { readonly name: string; readonly text: string };

/** The instructions of the Containerfile, continued lines joined, comments left out. */
export const readContainerfile = (): Instruction[] =>
  readFileSync(join(ROOT, 'Containerfile'), 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name = '', text = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
      return { name, text: text.replaceAll(/\s+/g, ' ').trim() };
    });

/** Whether .containerignore lets the build have this file: the last line that matches decides. */
export const isInContext = (path: string): boolean => {
  const lines = readFileSync(join(ROOT, '.containerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  let isSent = true;
  for (const line of lines) {
    const pattern = line.replace(/^!/, '');
    const [first = ''] = path.split('/');
    // Unlike that of a shell, this star also stands for names that begin with a dot.
    const isMatch = pattern === '*' || matchesGlob(path, pattern) || matchesGlob(first, pattern);
    if (isMatch) isSent = line.startsWith('!');
  }
  return isSent;
};

/** What follows the name of an instruction: its flags and its words. */
const parse = (text: string) => {
  const words = text.split(' ');
  const flags = Object.fromEntries(
    words.filter((word) => word.startsWith('--')).map((word) => word.slice(2).split('=') as [string, string]),
  );
  return { flags, words: words.filter((word) => !word.startsWith('--')) };
};

export type Image = {
  /** The folder that stands for the root of the image, without its base. */
  readonly root: string;
  readonly workdir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly user: string;
  readonly command: readonly string[];
  readonly healthcheck: readonly string[];
};

type Run = (command: string, folder: string) => Promise<void>;

/**
 * Follows the Containerfile without any container: each stage is a folder, a command of RUN is executed in the folder
 * that stands for its WORKDIR unless `replaced` names it. Owners are left out: only root could set them.
 */
export const assemble = async (place: string, replaced: Readonly<Record<string, Run>>): Promise<Image> => {
  let stage = '';
  let workdir = '/';
  let image = { env: {}, user: 'root', command: [] as string[], healthcheck: [] as string[] };
  const inStage = (name: string, path: string) =>
    join(place, name, path.startsWith('/') ? path : join(workdir, path));
  const steps: Record<string, (text: string) => Promise<void> | void> = {
    ARG: () => {},
    EXPOSE: () => {},
    STOPSIGNAL: () => {},
    VOLUME: () => {},
    FROM: (text) => {
      stage = / AS (\S+)$/.exec(text)?.[1] ?? 'image';
      workdir = '/';
      image = { env: {}, user: 'root', command: [], healthcheck: [] };
    },
    WORKDIR: async (text) => {
      workdir = text;
      await mkdir(inStage(stage, '.'), { recursive: true });
    },
    RUN: async (text) => {
      const folder = inStage(stage, '.');
      const run = replaced[text];
      if (run) await run(text, folder);
      else await promisify(execFile)('sh', ['-c', text], { cwd: folder });
    },
    COPY: async (text) => {
      const { flags, words } = parse(text);
      const target = words.pop() ?? '';
      for (const source of words) {
        const from = flags.from ? inStage(flags.from, source) : join(ROOT, source);
        const to = inStage(
          stage,
          target.endsWith('/') ? join(target, source.split('/').pop() ?? '') : target,
        );
        await copy(from, to, flags.from === undefined);
      }
    },
    ENV: (text) => {
      const pairs = text.split(' ').map((pair) => pair.split('=') as [string, string]);
      image.env = { ...image.env, ...Object.fromEntries(pairs) };
    },
    USER: (text) => {
      image.user = text;
    },
    CMD: (text) => {
      image.command = JSON.parse(text);
    },
    HEALTHCHECK: (text) => {
      image.healthcheck = JSON.parse(text.slice(text.indexOf('[')));
    },
  };
  // Another user reads the files; other tests of this process close what they write.
  const umask = process.umask(0o022);
  for (const { name, text } of readContainerfile()) {
    const step = steps[name];
    if (!step) throw new Error(`The Containerfile uses ${name}, which this does not follow`);
    await step(text);
  }
  process.umask(umask);
  return { root: join(place, stage), workdir, ...image };
};

const copy = async (from: string, to: string, isContext: boolean): Promise<void> => {
  if ((await stat(from)).isDirectory()) {
    await mkdir(to, { recursive: true });
    for (const name of await readdir(from)) await copy(join(from, name), join(to, name), isContext);
    return;
  }
  if (isContext && !isInContext(relative(ROOT, from))) return;
  await linkOrCopy(from, to);
};

/** A hard link costs nothing; another file system has none. Nobody writes to these files. */
const linkOrCopy = (from: string, to: string): Promise<void> => link(from, to).catch(() => cp(from, to));

type Locked = { readonly dev?: boolean };

/** What `npm ci --omit=dev` installs, taken from the packages that this project has installed. */
export const linkProductionPackages: Run = async (_command, folder) => {
  const lock = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8'));
  const packages = lock.packages as Record<string, Locked>;
  const isLeftOut = (path: string) => packages[path]?.dev === true;
  const linkFolder = async (path: string): Promise<void> => {
    if (isLeftOut(path)) return;
    await mkdir(join(folder, path), { recursive: true });
    for (const entry of await readdir(join(ROOT, path), { withFileTypes: true })) {
      const inside = join(path, entry.name);
      if (entry.isDirectory()) await linkFolder(inside);
      else if (entry.isFile()) await linkOrCopy(join(ROOT, inside), join(folder, inside));
    }
  };
  for (const [path, { dev }] of Object.entries(packages)) {
    // A package in another one comes with it; an optional one for another machine is not installed.
    const isOwn = path.lastIndexOf('node_modules/') === 0;
    const isInstalled = isOwn && !dev && (await stat(join(ROOT, path)).catch(() => undefined)) !== undefined;
    if (isInstalled) await linkFolder(path);
  }
};

/** The bytes of all files under a folder, each hard link counted, as a layer of an image holds them. */
export const sizeOf = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};
