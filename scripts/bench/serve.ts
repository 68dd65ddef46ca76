import { loadEnvironment, parseConfig } from '#server/config.ts';

// `node scripts/bench/serve.ts [pages] [data] [parts]`: the built product with these caches turned off. No setting does
// that.
const built = new URL('../../dist/server/start.js', import.meta.url);
const { start }: typeof import('#server/start.ts') = await import(built.href);

const off = process.argv.slice(2);
const isOn = (cache: string) => !off.includes(cache);
const env = loadEnvironment();
await start(env, parseConfig(env), {
  caches: { pages: isOn('pages'), data: isOn('data'), parts: isOn('parts') },
});
