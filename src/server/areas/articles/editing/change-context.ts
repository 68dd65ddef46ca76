import { mayChangeArticle, type Permission } from '#domain/account/team-roles.ts';
import { recordAudit } from '#server/areas/audit/public.ts';
import type { Connection, Database } from '#server/db/client.ts';
import { NotPermittedError } from '#server/errors.ts';
import { type ChangeKind, invalidateContent } from '#server/pages/invalidate-pages.queries.ts';
import { surrogateKeys } from '#server/pages/surrogate-keys.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ArticleRow } from '../admin/admin-articles.queries.ts';

export type Deps = { db: Database; clock: Clock };

/** The editor, what they may do, and the request; null when the site itself makes the change. */
export type Editor = {
  readonly id: string;
  readonly requestId: string;
  readonly permissions: readonly Permission[];
} | null;

/** Who makes a change, and when. */
export type ChangeContext = { readonly editor: Editor; readonly at: Date };

type Owned = { readonly id: string; readonly status: string } & Pick<ArticleRow, 'owner_id' | 'created_by'>;

/** Refuses an editor who may change own drafts only. */
export const assertMayChange = (editor: NonNullable<Editor>, row: Owned): void => {
  const article = { ownerId: row.owner_id ?? row.created_by, status: row.status };
  if (!mayChangeArticle(editor, article))
    throw new NotPermittedError('articles.edit-any', { article: row.id, visitor: editor.id });
};

/** A form that is saved may publish too: refused to those who may only write. */
export const assertMayPublish = ({ editor }: ChangeContext): void => {
  if (editor && !editor.permissions.includes('articles.publish'))
    throw new NotPermittedError('articles.publish', { visitor: editor.id });
};

export const recordArticleAudit = (
  trx: Connection,
  { editor, at }: ChangeContext,
  id: string,
  action: `article.${string}`,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<void> =>
  recordAudit(trx, {
    at,
    actor: editor ? 'admin' : 'system',
    actorId: editor?.id,
    action,
    object: { kind: 'article', id },
    detail,
    requestId: editor?.requestId,
  });

type Shown = { readonly id: string; readonly status: string; readonly category_id: number };

/** An article before and after a change; null while it is in the trash, or does not exist yet. */
type Change = { readonly before: Shown | null; readonly after: Shown | null };

/** Every public page that shows it, or will: its own, the lists, its category's, the home page, the feeds. */
export const invalidateArticlePages = async (trx: Connection, { before, after }: Change): Promise<void> => {
  const shown = [before, after].filter((state) => state?.status === 'published') as Shown[];
  if (!shown[0]) return;
  const own = surrogateKeys.article(shown[0].id);
  const categories = new Set(shown.map(({ category_id }) => surrogateKeys.articlesOfCategory(category_id)));
  await invalidateContent(
    trx,
    { own, lists: [...categories, surrogateKeys.articles] },
    kindOf(shown, before),
  );
};

const kindOf = (shown: readonly Shown[], before: Shown | null): ChangeKind => {
  if (shown.length === 2) return 'changed';
  return shown[0] === before ? 'withdrawn' : 'added';
};
