import { editArticlePath } from '#contract/paths.ts';
import type { Publication } from '#domain/article/publication.ts';
import type { Connection } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import type { MailData } from '#server/mail/mail.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { readPublisher } from '#server/publisher/publisher.queries.ts';
import type { AdminArticleRow } from '../admin/admin-articles.queries.ts';
import { type ChangeContext, type Deps, type Editor, recordArticleAudit } from '../editing/change-context.ts';
import { lockArticleAtRevision } from '../editing/lock-article-at-revision.ts';
import { readWritten } from '../editing/written-article.ts';
import { deleteReview, findOpenMember, listReviewers, saveReview } from './article-reviews.queries.ts';

type Person = { id: string; email: string; first_name: string; name: string | null };
type Shown = { id: string; title: string };

/** « Prêt à relire »: asks somebody who may publish to read a draft. Only they get a mail. */
export const requestReview = (
  { db, clock }: Deps,
  { id, reviewerId }: { id: string; reviewerId: string },
  editor: NonNullable<Editor>,
): Promise<AdminArticleRow> =>
  db.transaction().execute(async (trx) => {
    const context = { editor, at: clock.now() };
    const row = await lockArticleAtRevision(trx, id, undefined, editor);
    if (row.status !== 'draft') throw new AppError('article.not-a-draft', { id });
    const reviewer = (await listReviewers(trx)).find((one) => one.id === reviewerId);
    if (!reviewer || reviewerId === editor.id) throw new AppError('article.reviewer', { id, reviewerId });
    await saveReview(trx, { articleId: id, requestedBy: editor.id, reviewerId, at: context.at });
    await recordArticleAudit(trx, context, id, 'article.review-requested', { reviewer: reviewerId });
    await mail(trx, reviewer, row, { outcome: 'requested', by: editor.id });
    return readWritten(trx, id);
  });

/** The author takes the draft back; a reviewer sends it back, with what is to be changed, to whoever asked. */
export const endReview = (
  { db, clock }: Deps,
  { id, note }: { id: string; note?: string | undefined },
  editor: NonNullable<Editor>,
): Promise<AdminArticleRow> =>
  db.transaction().execute(async (trx) => {
    const context = { editor, at: clock.now() };
    const row = await lockArticleAtRevision(trx, id, undefined, editor);
    const ended = await deleteReview(trx, id);
    if (!ended) throw new AppError('article.not-in-review', { id });
    const withdrawn = note === undefined;
    await recordArticleAudit(trx, context, id, withdrawn ? 'article.review-withdrawn' : 'article.sent-back');
    const reader = await findOpenMember(trx, withdrawn ? ended.reviewer_id : ended.requested_by);
    if (reader && reader.id !== editor.id)
      await mail(trx, reader, row, { outcome: withdrawn ? 'withdrawn' : 'sent-back', by: editor.id, note });
    return readWritten(trx, id);
  });

/** A published or scheduled article waits for nobody: the one who asked for the review is told. */
export const endReviewAtPublication = async (
  trx: Connection,
  article: Shown,
  { status }: Publication,
  { editor }: ChangeContext,
): Promise<void> => {
  if (status === 'draft') return;
  const ended = await deleteReview(trx, article.id);
  if (!ended || ended.requested_by === editor?.id) return;
  const author = await findOpenMember(trx, ended.requested_by);
  if (author) await mail(trx, author, article, { outcome: status, by: editor?.id });
};

type Outcome = {
  outcome: MailData['article-review']['outcome'];
  by: string | undefined;
  note?: string | undefined;
};

const mail = async (
  trx: Connection,
  to: Person,
  { id, title }: Shown,
  { outcome, by, note }: Outcome,
): Promise<void> => {
  const colleague = by === undefined ? undefined : await findOpenMember(trx, by);
  const { publicUrl } = await readPublisher(trx);
  await queueMail(trx, {
    to: { address: to.email, name: to.name ?? undefined },
    template: 'article-review',
    data: {
      firstName: to.first_name,
      by: colleague?.name ?? null,
      outcome,
      title,
      note: note ?? null,
      link: `${publicUrl}${editArticlePath(id)}`,
    },
  });
};
