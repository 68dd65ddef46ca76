import type { PreviewLink } from '#contract/article-previews.ts';
import type { ArticleDetail } from '#contract/articles.ts';
import { previewPath } from '#contract/paths.ts';
import { hashSecret, newSecret } from '#server/areas/accounts/public.ts';
import { AppError } from '#server/errors.ts';
import { newId } from '#server/id.ts';
import { findAdminArticle, isInBackOffice } from '../admin/admin-articles.queries.ts';
import { type Deps, type Editor, recordArticleAudit } from './change-context.ts';
import { lockArticleAtRevision } from './lock-article-at-revision.ts';
import { previewArticle } from './preview-article.ts';
import {
  findPreviewLink,
  insertPreviewLink,
  listPreviewLinks,
  type PreviewLinkRow,
  revokePreviewLink,
} from './preview-links.queries.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Creates a link to the saved article. The token is in its path only: the database and the audit never hold it. */
export const sharePreview = (
  { db, clock }: Deps,
  { id, days }: { id: string; days: number },
  editor: NonNullable<Editor>,
): Promise<{ path: string; link: PreviewLink }> =>
  db.transaction().execute(async (trx) => {
    await lockArticleAtRevision(trx, id, undefined, editor);
    const at = clock.now();
    const token = newSecret();
    const linkId = newId(at);
    const expiresAt = new Date(at.getTime() + days * DAY_MS);
    await insertPreviewLink(trx, {
      id: linkId,
      article_id: id,
      token_hash: hashSecret(token),
      created_by: editor.id,
      created_at: at,
      expires_at: expiresAt,
    });
    const detail = { link: linkId, expiresAt: expiresAt.toISOString() };
    await recordArticleAudit(trx, { editor, at }, id, 'article.preview-link-created', detail);
    const created = (await listPreviewLinks(trx, id, at)).find((link) => link.id === linkId);
    if (!created) throw new Error('the link was not stored');
    return { path: previewPath(token), link: presentPreviewLink(created) };
  });

export const unsharePreview = (
  { db, clock }: Deps,
  { id, linkId }: { id: string; linkId: string },
  editor: NonNullable<Editor>,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockArticleAtRevision(trx, id, undefined, editor);
    const at = clock.now();
    const revoked = await revokePreviewLink(trx, { articleId: id, linkId, now: at });
    if (!revoked) throw new AppError('preview.unknown', { id, linkId });
    await recordArticleAudit(trx, { editor, at }, id, 'article.preview-link-revoked', { link: linkId });
  });

export const readPreviewLinks = async ({ db, clock }: Deps, id: string): Promise<PreviewLink[]> => {
  if (!(await isInBackOffice(db, id))) throw new AppError('article.not-found', { id });
  return (await listPreviewLinks(db, id, clock.now())).map(presentPreviewLink);
};

type SharedPreview = { article: ArticleDetail; expires_at: string };

/** The saved article of a link. A link that worked once is told from one that never existed. */
export const readSharedPreview = async ({ db, clock }: Deps, token: string): Promise<SharedPreview> => {
  const now = clock.now();
  const link = await findPreviewLink(db, hashSecret(token));
  if (!link) throw new AppError('preview.unknown');
  const works = link.revoked_at === null && link.expires_at > now;
  const row = works ? await findAdminArticle(db, link.article_id) : undefined;
  if (!row) throw new AppError('preview.ended', { id: link.article_id });
  return { article: previewArticle(row, now).article, expires_at: link.expires_at.toISOString() };
};

const presentPreviewLink = ({
  id,
  created_at,
  created_by_name,
  expires_at,
}: PreviewLinkRow): PreviewLink => ({
  id,
  created_at: created_at.toISOString(),
  created_by: created_by_name,
  expires_at: expires_at.toISOString(),
});
