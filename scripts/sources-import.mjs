import { ensureInstalled } from './lib/ensure-installed.mjs';
import { orStop } from './lib/or-stop.mjs';
import { runNode } from './lib/run.mjs';

// `npm run sources:import -- flux.xml --category social`: runs on the pinned Node, which reads TypeScript,
// with the settings of the shell and of .env like the site itself.
await orStop(ensureInstalled);

const { code } = await runNode(['scripts/import-sources.ts', ...process.argv.slice(2)]);
process.exitCode = code;
