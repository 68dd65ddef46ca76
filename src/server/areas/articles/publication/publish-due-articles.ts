import { messages } from '#contract/messages.fr.ts';
import type { Connection } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import type { JobLog, Worker } from '#server/jobs/background-work.ts';
import { startScheduledTask } from '#server/jobs/scheduled-task.ts';
import { type ArticleRow, lockArticle } from '../admin/admin-articles.queries.ts';
import { assertComplete } from '../editing/article-text.ts';
import { type Deps, invalidateArticlePages, recordArticleAudit } from '../editing/change-context.ts';
import { changeArticle, listDue, markScheduleFailed } from '../editing/write-article.queries.ts';
import { publicationColumns } from './publication-columns.ts';

export type DueDeps = Deps & { onError: (error: unknown, id: string) => void };

/** Publishes due articles one by one: a failure is shown in the list, audited, and retried. */
export const publishDueArticles = async (deps: DueDeps): Promise<void> => {
  for (const id of await listDue(deps.db, deps.clock.now())) await publishOne(deps, id);
};

const publishOne = async ({ db, clock, onError }: DueDeps, id: string): Promise<void> => {
  const at = clock.now();
  try {
    await db.transaction().execute(async (trx) => {
      const row = await lockArticle(trx, id);
      // Another server published it, or an editor changed it, since the list was read.
      if (!row || !isDue(row, at)) return;
      // The editor who scheduled it had read it; a machine's text saved since has no reviewer.
      if (row.generated_by !== null && row.reviewed_at === null)
        throw new AppError('article.needs-review', { id });
      assertComplete(row);
      await publish(trx, row, at);
    });
  } catch (error) {
    const reason = error instanceof AppError ? error.message : messages.adminArticle.publishFailed;
    if (!(error instanceof AppError)) onError(error, id);
    await db.transaction().execute((trx) => recordFailure(trx, { id, reason, at }));
  }
};

const isDue = ({ status, scheduled_at }: ArticleRow, at: Date): boolean =>
  status === 'scheduled' && scheduled_at !== null && scheduled_at <= at;

const publish = async (trx: Connection, row: ArticleRow, at: Date): Promise<void> => {
  const context = { editor: null, at };
  const published = { status: 'published', scheduledAt: null } as const;
  const changes = publicationColumns(row, published, context);
  // In the name of the editor who scheduled it, for the conflict message of other editors.
  await changeArticle(trx, row, changes, { id: row.updated_by, at });
  await recordArticleAudit(trx, context, row.id, 'article.published-on-schedule', {
    scheduledAt: row.scheduled_at?.toISOString(),
  });
  await invalidateArticlePages(trx, { before: row, after: { ...row, status: 'published' } });
};

/** Audited once, not at every run. */
const recordFailure = async (
  trx: Connection,
  { id, reason, at }: { id: string; reason: string; at: Date },
): Promise<void> => {
  if (await markScheduleFailed(trx, { id, reason, at }))
    await recordArticleAudit(trx, { editor: null, at }, id, 'article.schedule-failed', { reason });
};

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
