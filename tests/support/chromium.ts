import { execFile } from 'node:child_process';
import { access, constants, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { writableFolder } from './writable-folder.ts';

export type Chromium = {
  executablePath: string;
  args: string[];
  /** Additions to the environment of the browser's process; empty for an installed browser. */
  env: Record<string, string>;
};

const execute = promisify(execFile);
const isRoot = process.getuid?.() === 0;

// Our own flags instead of @sparticuz/chromium's, which disable the same-origin policy.
const FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  // Chromium refuses to start its sandbox as root, the usual user of a container.
  ...(isRoot ? ['--no-sandbox'] : []),
];

/**
 * The browser of the tests: the one named by CHROMIUM_PATH, else a headless shell (the machine's, or the one
 * among the dependencies), which needs half the processor of a full browser; else the machine's browser, else
 * Debian's package where it can be installed. The result is stored in the environment, so that workers
 * started later do not search again.
 */
export const findChromium = async (): Promise<Chromium> => {
  const known = process.env.PARUTION_CHROMIUM;
  if (known) return JSON.parse(known) as Chromium;
  const found = await lookForChromium();
  process.env.PARUTION_CHROMIUM = JSON.stringify(found);
  return found;
};

const lookForChromium = async (): Promise<Chromium> => {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) {
    if (await starts(asked)) return installed(asked);
    throw new Error(`CHROMIUM_PATH désigne « ${asked} », qui n'est pas un Chromium en état de marche.`);
  }
  const shell = await firstThatStarts(onPath(SHELLS));
  if (shell) return installed(shell);
  const shipped = await unpackShipped();
  if (shipped) return shipped;
  const browser = await firstThatStarts(usualPlaces());
  if (browser) return installed(browser);
  if (isRoot && (await isExecutable('/usr/bin/apt-get'))) return installFromDebian();
  throw new Error(
    'Aucun navigateur pour les tests : installez Chromium ou Google Chrome, ' +
      'ou donnez son chemin dans la variable CHROMIUM_PATH.',
  );
};

const installed = (executablePath: string): Chromium => ({ executablePath, args: FLAGS, env: {} });

const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const usualPlaces = (): string[] => {
  if (platform() === 'darwin')
    return [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ];
  if (platform() === 'win32')
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) => {
      const folder = process.env[variable];
      return folder ? [join(folder, 'Google/Chrome/Application/chrome.exe')] : [];
    });
  return onPath(BROWSERS);
};

const onPath = (names: readonly string[]): string[] => {
  const folders = new Set([
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/bin',
    '/usr/local/bin',
    '/snap/bin',
  ]);
  return [...folders].filter(Boolean).flatMap((folder) => names.map((name) => join(folder, name)));
};

const firstThatStarts = async (paths: string[]) => {
  for (const path of paths) if ((await isExecutable(path)) && (await starts(path))) return path;
  return undefined;
};

const isExecutable = (path: string) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

// The file name is not enough: Ubuntu's chromium-browser only prints that a snap must be installed.
const starts = async (path: string, env: Record<string, string> = {}) => {
  // On Windows `--version` opens a window instead of printing.
  if (platform() === 'win32') return isExecutable(path);
  const options = { timeout: 15_000, env: { ...process.env, ...env } };
  return execute(path, ['--version', '--no-sandbox'], options).then(
    ({ stdout }) => /Chrom/.test(stdout),
    () => false,
  );
};

/**
 * The browser shipped in @sparticuz/chromium (linux x64 only). Its package unpacks into the temporary folder
 * and trusts any file there, half-written ones included: it gets its own folder, renamed when complete. It
 * also ships the libraries (NSS, expat) and the font that a bare Debian lacks, but uses them on Amazon's
 * machines only: they are unpacked here by name.
 */
const unpackShipped = async (): Promise<Chromium | undefined> => {
  if (platform() !== 'linux' || arch() !== 'x64') return undefined;
  const folder = join(writableFolder('node_modules/.cache'), 'chromium');
  const browser: Chromium = {
    executablePath: join(folder, 'chromium'),
    args: FLAGS,
    env: {
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      FONTCONFIG_PATH: join(folder, 'fonts'),
    },
  };
  if (!(await isExecutable(browser.executablePath))) await unpackInto(folder);
  return (await starts(browser.executablePath, browser.env)) ? browser : undefined;
};

const unpackInto = async (folder: string) => {
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  await execute(
    process.execPath,
    [fileURLToPath(new URL('./processes/unpack-chromium.ts', import.meta.url))],
    {
      env: { ...process.env, TMPDIR: unfinished },
    },
  );
  await writeFile(join(unfinished, 'fonts/fonts.conf'), fontsIn(folder));
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
};

// The shipped fonts.conf looks in /tmp/fonts and in Amazon's folders only.
const fontsIn = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;

const installFromDebian = async (): Promise<Chromium> => {
  console.log('› Installation de Chromium (paquet Debian) pour les tests…');
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    maxBuffer: 64 * 1024 * 1024,
  };
  const install = (name: string) =>
    execute('apt-get', ['install', '-y', '--no-install-recommends', name], options);
  await execute('apt-get', ['update'], options);
  // Older releases have no separate package of the shell.
  await install('chromium-headless-shell').catch(() => install('chromium'));
  const executablePath = await firstThatStarts([...onPath(SHELLS), ...onPath(BROWSERS)]);
  if (executablePath) return installed(executablePath);
  throw new Error(
    'Chromium a été installé par apt-get, mais il ne démarre pas : voir « chromium --version ».',
  );
};
