import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { orStop } from './lib/or-stop.mjs';

await orStop(async () => {
  await ensureInstalled();
  await ensureBuilt({ force: true, logLevel: 'info' });
});
