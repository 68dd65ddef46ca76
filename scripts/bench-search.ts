import { readingCalls } from './bench/reading-calls.ts';
import { runBench } from './bench/run-bench.ts';
import { fill } from './generate/fill.ts';

/** npm run bench:search [-- --sizes 1000,10000,50000] [--rounds 300] [--database url]: the reading side. */
await runBench({
  unit: 'articles',
  sizes: '1000,10000,50000',
  targetMs: 30,
  generate: (database, articles) => fill(database, { articles, announcements: 200 }),
  calls: readingCalls,
});
