import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { orStop } from './lib/or-stop.mjs';
import { runNode } from './lib/run.mjs';
import { testEnvironment } from './lib/test-environment.mjs';

// `node scripts/with-product.mjs [NAME=value] <file> [arguments]`: installs and builds what is missing, then runs the
// file on the pinned Node, which reads TypeScript; the machine's own Node may not. A variable is set as `env` does, which
// not every system has.
await orStop(async () => {
  await ensureInstalled();
  await ensureBuilt();
});

const given = process.argv.slice(2);
const [, name, value] = /^([A-Z_]+)=(.*)$/.exec(given[0] ?? '') ?? [];
const { code } = await runNode(name ? given.slice(1) : given, {
  env: { ...testEnvironment(), ...(name && { [name]: value }) },
});
process.exitCode = code;
