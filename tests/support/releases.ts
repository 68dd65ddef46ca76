import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');

/**
 * What the last release was, as `npm run release:record` wrote it down. None has been made yet: until then it describes a
 * commit of the preparation of 0.1.0, the version of package.json, and may be recorded anew.
 */
export const previousRelease: {
  readonly version: string;
  readonly commit: string;
  readonly lastMigration: string;
  readonly statements: readonly string[];
} = JSON.parse(readFileSync(join(import.meta.dirname, 'previous-release.json'), 'utf8'));

/**
 * A folder with a version of the server: that of a commit, or this one. It shares the dependencies and the built pages
 * of this project: its API and its background work are its own, and no test asks it for a page.
 */
export const makeRelease = async (folder: string, commit?: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  if (commit) {
    const archive = join(folder, 'release.tar');
    const parts = ['src/domain', 'src/contract', 'src/server', 'package.json'];
    await execute('git', ['archive', `--output=${archive}`, commit, ...parts], { cwd: ROOT });
    await execute('tar', ['-xf', archive, '-C', folder]);
  } else {
    for (const zone of ['domain', 'contract', 'server'])
      await cp(join(ROOT, 'src', zone), join(folder, 'src', zone), { recursive: true });
    await cp(join(ROOT, 'package.json'), join(folder, 'package.json'));
  }
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  if (commit) return adaptPages(folder);
  await cp(join(ROOT, 'dist/server'), join(folder, 'dist/server'), { recursive: true });
  await symlink(join(ROOT, 'dist/web'), join(folder, 'dist/web'));
};

/** An earlier server hands the pages less than those of this version need; no test asks it for one. */
const adaptPages = async (folder: string): Promise<void> => {
  const pages = join(ROOT, 'dist/web');
  await mkdir(join(folder, 'dist/web/server'), { recursive: true });
  await symlink(join(pages, 'client'), join(folder, 'dist/web/client'));
  await writeFile(
    join(folder, 'dist/web/server/entry-server.js'),
    `import { readFileSync } from 'node:fs';
import { createPages as create } from ${JSON.stringify(join(pages, 'server/entry-server.js'))};
export const createPages = (manifest) => create(manifest, (file) => readFileSync(${JSON.stringify(`${pages}/client/`)} + file, 'utf8'));
`,
  );
  // It sent their files by a package that this version no longer has.
  await writeFile(
    join(folder, 'src/server/http/static-files.ts'),
    'export const installStaticFiles = async () => {};\n',
  );
};

/** A clone may be shallow, or no clone at all. */
export const hasCommit = (commit: string): Promise<boolean> =>
  execute('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: ROOT }).then(
    () => true,
    () => false,
  );
