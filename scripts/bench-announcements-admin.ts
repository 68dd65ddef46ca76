import { announcementAdminCalls } from './bench/announcement-admin-calls.ts';
import { logIn } from './bench/log-in.ts';
import { runBench } from './bench/run-bench.ts';
import { insertManyAnnouncements } from './generate/many-announcements.ts';
import { fillReviewQueue } from './generate/review-queue.ts';

/** npm run bench:announcements-admin [-- --sizes 1000000] [--rounds 300] [--database url]: the review desk's day. */
await runBench({
  unit: 'annonces',
  sizes: '1000000',
  targetMs: 100,
  generate: async ({ db }, count) => {
    await insertManyAnnouncements(db, count, new Date());
    await fillReviewQueue(db);
  },
  calls: announcementAdminCalls,
  headers: logIn,
});
