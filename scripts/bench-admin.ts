import { adminCalls } from './bench/admin-calls.ts';
import { logIn } from './bench/log-in.ts';
import { runBench } from './bench/run-bench.ts';
import { fill } from './generate/fill.ts';

/** npm run bench:admin [-- --sizes 50000] [--rounds 300] [--database url]: the back-office's articles. */
await runBench({
  unit: 'articles',
  sizes: '50000',
  targetMs: 100,
  generate: (database, articles) => fill(database, { articles, announcements: 200 }),
  calls: adminCalls,
  headers: logIn,
});
