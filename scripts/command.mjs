import { ensureInstalled } from './lib/ensure-installed.mjs';
import { orStop } from './lib/or-stop.mjs';
import { runNode, withCompileCache } from './lib/run.mjs';

// `npm run backup -- fichier` is `node scripts/command.mjs backup fichier`: runs scripts/backup.ts on the pinned Node,
// which reads TypeScript, with the settings of the shell and of .env like the site itself.
await orStop(ensureInstalled);

const [name, ...parameters] = process.argv.slice(2);
const { code } = await runNode([`scripts/${name}.ts`, ...parameters], { env: withCompileCache() });
process.exitCode = code;
