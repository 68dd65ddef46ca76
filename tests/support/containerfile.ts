import { execFile } from 'node:child_process';
// Without promises, which would take most of the time of some thirty thousand files.
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, matchesGlob, relative } from 'node:path';
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

const ignoreLines = readFileSync(join(ROOT, '.containerignore'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/** Whether .containerignore lets the build have this file: the last line that matches decides. */
export const isInContext = (path: string): boolean => {
  let isSent = true;
  for (const line of ignoreLines) {
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

type Run = (command: string, folder: string) => Promise<void> | void;

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
    WORKDIR: (text) => {
      workdir = text;
      mkdirSync(inStage(stage, '.'), { recursive: true });
    },
    RUN: async (text) => {
      const folder = inStage(stage, '.');
      const run = replaced[text];
      if (run) await run(text, folder);
      else await promisify(execFile)('sh', ['-c', text], { cwd: folder });
    },
    COPY: (text) => {
      const { flags, words } = parse(text);
      const target = words.pop() ?? '';
      for (const source of words) {
        const to = inStage(
          stage,
          target.endsWith('/') ? join(target, source.split('/').pop() ?? '') : target,
        );
        if (flags.from) take(inStage(flags.from, source), to);
        else copy(join(ROOT, source), to);
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

/** From the context of the build. */
const copy = (from: string, to: string): void => {
  if (statSync(from).isDirectory()) {
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from)) copy(join(from, name), join(to, name));
  } else if (isInContext(relative(ROOT, from))) {
    mkdirSync(dirname(to), { recursive: true });
    linkOrCopy(from, to);
  }
};

const taken = new Set<string>();

/** From another stage: moved, because none takes the same files twice. */
const take = (from: string, to: string): void => {
  if (taken.has(from)) throw new Error(`${from} was moved already`);
  const names = readdirSync(from);
  if (names.length > 0) taken.add(from);
  mkdirSync(to, { recursive: true });
  for (const name of names) renameSync(join(from, name), join(to, name));
};

/** A hard link costs nothing; another file system has none. Nobody writes to these files. */
const linkOrCopy = (from: string, to: string): void => {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
};

type Locked = { readonly dev?: boolean; readonly bin?: Readonly<Record<string, string>> };

/** What `npm ci --omit=dev` installs, taken from the packages that this project has installed. */
export const linkProductionPackages: Run = (_command, folder) => {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const packages = lock.packages as Record<string, Locked>;
  const isLeftOut = (path: string) => packages[path]?.dev === true;
  const linkFolder = (path: string): void => {
    if (isLeftOut(path)) return;
    mkdirSync(join(folder, path), { recursive: true });
    for (const entry of readdirSync(join(ROOT, path), { withFileTypes: true })) {
      const inside = join(path, entry.name);
      if (entry.isDirectory()) linkFolder(inside);
      else if (entry.isFile()) linkOrCopy(join(ROOT, inside), join(folder, inside));
    }
  };
  const commands = 'node_modules/.bin';
  mkdirSync(join(folder, commands), { recursive: true });
  for (const [path, { dev, bin = {} }] of Object.entries(packages)) {
    // A package in another one comes with it; an optional one for another machine is not installed.
    const isOwn = path.lastIndexOf('node_modules/') === 0;
    if (!isOwn || dev || !existsSync(join(ROOT, path))) continue;
    linkFolder(path);
    for (const [name, file] of Object.entries(bin))
      symlinkSync(relative(commands, join(path, file)), join(folder, commands, name));
  }
};

/** The bytes of all files under a folder, each hard link counted, as a layer of an image holds them. */
export const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
