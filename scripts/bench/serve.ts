import { loadEnvironment, parseConfig } from '#server/config.ts';
import { start } from '#server/start.ts';

// `node scripts/bench/serve.ts [pages] [data] [parts]`: the product with these caches turned off. No setting does that.
const off = process.argv.slice(2);
const isOn = (cache: string) => !off.includes(cache);
const env = loadEnvironment();
await start(env, parseConfig(env), {
  caches: { pages: isOn('pages'), data: isOn('data'), parts: isOn('parts') },
});
