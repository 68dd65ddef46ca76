import { useContext, useState } from 'react';
import { type ArticleConflict, articleConflict } from '#contract/admin-article-history.ts';
import type { AdminArticle } from '#contract/admin-articles.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { errorMessageOf } from '#web/api/error-message-of.ts';
import { type ApiClient, ApiError } from '#web/api/http.ts';

export type WriteKind = 'save' | 'publish' | 'unpublish' | 'other';

type Written = { message: string; article: AdminArticle };
type Notice = { tone: 'success' | 'danger'; text: string };

type Outcome =
  | { readonly done: true; readonly article: AdminArticle; readonly message: string }
  | { readonly done: false; readonly fields: Readonly<Record<string, string>> };

export type ArticleWrites = ReturnType<typeof useArticleWrites>;

/** One write at a time and its result: a sentence, or a conflict with another editor's text. */
export const useArticleWrites = () => {
  const api = useContext(ApiContext);
  const [busy, setBusy] = useState<WriteKind>();
  const [notice, setNotice] = useState<Notice>();
  const [conflict, setConflict] = useState<ArticleConflict>();

  const write = async (
    kind: WriteKind,
    call: (client: ApiClient) => Promise<Written>,
    otherwise: string,
  ): Promise<Outcome> => {
    if (!api || busy) return { done: false, fields: {} };
    setBusy(kind);
    setNotice(undefined);
    try {
      const { article, message } = await call(api);
      setNotice({ tone: 'success', text: message });
      setConflict(undefined);
      return { done: true, article, message };
    } catch (error) {
      const stale = staleOf(error);
      setConflict(stale);
      setNotice({ tone: 'danger', text: errorMessageOf(error, otherwise) });
      return { done: false, fields: error instanceof ApiError ? error.fields : {} };
    } finally {
      setBusy(undefined);
    }
  };

  const clear = () => {
    setNotice(undefined);
    setConflict(undefined);
  };
  return { busy, notice, setNotice, conflict, clear, write };
};

const staleOf = (error: unknown): ArticleConflict | undefined => {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const parsed = articleConflict.safeParse(error.conflict);
  return parsed.success ? parsed.data : undefined;
};
