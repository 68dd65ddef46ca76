import { loadEnvironment, parseConfig } from '#server/config.ts';
import { start } from '#server/start.ts';

// `node scripts/bench/serve.ts [pages] [data]`: the product with these caches turned off. No setting does that.
const off = process.argv.slice(2);
const env = loadEnvironment();
await start(env, parseConfig(env), {
  caches: { pages: !off.includes('pages'), data: !off.includes('data') },
});
