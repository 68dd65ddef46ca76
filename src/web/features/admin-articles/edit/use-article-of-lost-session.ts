import { useSearchParams } from 'react-router';
import type { AdminArticle } from '#contract/admin-articles.ts';
import { useUnsavedWork } from '#web/session/use-unsaved-work.ts';
import { CREATE, editPath } from '../list-address.ts';
import { articleStorageKey, isStorageKeyOf, TAB_ID_PARAM } from './article-storage-key.ts';

type StoredArticle = { values?: unknown; rev?: number; tabId?: string };
type Options = {
  loaded: AdminArticle | undefined;
  tabId: string;
  read: () => unknown;
  restore: (stored: StoredArticle) => void;
};

/** A session that dies under several pages leaves several texts, each with its own way back. */
export const useArticleOfLostSession = ({ loaded, tabId, read, restore }: Options): void => {
  const wanted = useSearchParams()[0].get(TAB_ID_PARAM);
  const id = loaded?.id;
  const own = articleStorageKey(id, tabId);
  const isMine = (key: string) => (wanted ? key === articleStorageKey(id, wanted) : isStorageKeyOf(id, key));
  useUnsavedWork({
    key: own,
    label: loaded ? `Article « ${loaded.title} »` : 'Nouvel article',
    path: `${loaded ? editPath(loaded.id) : `${CREATE}/manual`}?${TAB_ID_PARAM}=${tabId}`,
    // Its own is kept as it goes away: it is for the page that comes after.
    takes: (key) => key !== own && isMine(key),
    read,
    restore: (content) => restore((content ?? {}) as StoredArticle),
  });
};
