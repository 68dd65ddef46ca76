import { messages } from '#contract/messages.fr.ts';
import { AppError } from '#server/errors.ts';
import type { Deps, Editor } from '../editing/change-context.ts';
import { deleteArticle, restoreArticle } from '../history/trash.ts';
import { publishArticle, unpublishArticle } from '../publication/publish-article.ts';

const text = messages.adminArticle;

type Failure = { id: string; message: string; code: string };
type Outcome = { done: string[]; failures: Failure[] };
export type BulkDeps = Deps & { onError: (error: unknown, id: string) => void };

/** One after the other, each in its own transaction: a failure does not prevent the others. */
const each = async (
  { onError }: BulkDeps,
  ids: readonly string[],
  act: (id: string) => Promise<unknown>,
  fallback: string,
): Promise<Outcome> => {
  const outcome: Outcome = { done: [], failures: [] };
  for (const id of ids)
    try {
      await act(id);
      outcome.done.push(id);
    } catch (error) {
      const refused = error instanceof AppError;
      if (!refused) onError(error, id);
      outcome.failures.push({
        id,
        message: refused ? error.message : fallback,
        code: refused ? error.code : 'unexpected',
      });
    }
  return outcome;
};

const report = ({ done, failures }: Outcome, success: string, failure: string) => ({
  success: done.length > 0 || failures.length === 0,
  message: done.length > 0 || failures.length === 0 ? success : failure,
  failedIds: failures.map(({ id }) => id),
  failures: failures.map(({ id, message }) => ({ id, message })),
});

export const deleteArticles = async (deps: BulkDeps, ids: readonly string[], editor: NonNullable<Editor>) => {
  const outcome = await each(deps, ids, (id) => deleteArticle(deps, { id }, editor), text.deleteFailed);
  return { ...report(outcome, text.deletedMany, text.deleteManyFailed), deletedIds: outcome.done };
};

export const restoreArticles = async (
  deps: BulkDeps,
  { ids, asDraft }: { ids: readonly string[]; asDraft: boolean },
  editor: NonNullable<Editor>,
) => {
  const restore = (id: string) => restoreArticle(deps, { id, asDraft }, editor);
  const outcome = await each(deps, ids, restore, text.restoreManyFailed);
  return { ...report(outcome, text.restoredMany, text.restoreManyFailed), restoredIds: outcome.done };
};

export const unpublishArticles = async (
  deps: BulkDeps,
  ids: readonly string[],
  editor: NonNullable<Editor>,
) => {
  const outcome = await each(
    deps,
    ids,
    (id) => unpublishArticle(deps, { id }, editor),
    text.unpublishManyFailed,
  );
  return { ...report(outcome, text.unpublishedMany, text.unpublishManyFailed), unpublishedIds: outcome.done };
};

/** Those already published are listed apart from the failures. */
export const publishArticles = async (
  deps: BulkDeps,
  ids: readonly string[],
  editor: NonNullable<Editor>,
) => {
  const publish = (id: string) => publishArticle(deps, { id, unread: true }, editor);
  const { done, failures } = await each(deps, ids, publish, text.publishFailed);
  const isAlready = ({ code }: Failure) => code === 'article.already-published';
  const outcome = { done, failures: failures.filter((failure) => !isAlready(failure)) };
  return {
    ...report(outcome, text.publishedMany, text.publishManyFailed),
    publishedIds: done,
    alreadyPublishedIds: failures.filter(isAlready).map(({ id }) => id),
  };
};
