import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { orStop } from './lib/or-stop.mjs';
import { serve } from './lib/serve.mjs';

await orStop(async () => {
  await ensureInstalled();
  await ensureBuilt();
});

process.exitCode = await serve();
