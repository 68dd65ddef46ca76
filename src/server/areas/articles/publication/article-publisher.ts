import { startScheduledTask } from '#server/jobs/scheduled-task.ts';
import type { JobLog, Worker } from '#server/jobs/worker.ts';
import type { Deps } from '../editing/change-context.ts';
import { publishDueArticles } from './publish-due-articles.ts';

const EVERY_MS = 15_000;

/** Publishes due articles until it is stopped. Several servers may run it: each article is published once. */
export const startArticlePublisher = ({ log, ...deps }: Deps & { log: JobLog }): Worker =>
  startScheduledTask({
    name: 'article-publisher',
    everyMs: EVERY_MS,
    log,
    run: () =>
      publishDueArticles({
        ...deps,
        onError: (error, id) => log.error({ err: error, article: id }, 'scheduled article not published'),
      }),
  });
