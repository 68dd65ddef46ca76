import { announcementCalls } from './bench/announcement-calls.ts';
import { runBench } from './bench/run-bench.ts';
import { insertManyAnnouncements } from './generate/many-announcements.ts';

/** npm run bench:announcements [-- --sizes 10000,100000,1000000] [--rounds 300] [--database url] */
await runBench({
  unit: 'annonces',
  sizes: '10000,100000,1000000',
  targetMs: 50,
  generate: ({ db }, count) => insertManyAnnouncements(db, count, new Date()),
  calls: announcementCalls,
});
