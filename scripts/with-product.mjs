import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { orStop } from './lib/or-stop.mjs';
import { runNode } from './lib/run.mjs';
import { testEnvironment } from './lib/test-environment.mjs';

// `node scripts/with-product.mjs <file> [arguments]`: installs and builds what is missing, then runs the file
// on the pinned Node, which reads TypeScript; the machine's own Node may not.
await orStop(async () => {
  await ensureInstalled();
  await ensureBuilt();
});

const { code } = await runNode(process.argv.slice(2), { env: testEnvironment() });
process.exitCode = code;
