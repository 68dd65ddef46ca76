import { cpSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inProject, root } from './project.mjs';

const NOT_COPIED = ['.git', '.cache', 'node_modules', 'dist', 'data', 'test-results', '.env'];

/** A copy of the sources in the temporary folder, with the dependencies of this project. The caller removes it. */
export const copyProject = () => {
  const copy = mkdtempSync(join(tmpdir(), 'parution-copy-'));
  for (const name of readdirSync(root))
    if (!NOT_COPIED.includes(name)) cpSync(inProject(name), join(copy, name), { recursive: true });
  symlinkSync(inProject('node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
};
