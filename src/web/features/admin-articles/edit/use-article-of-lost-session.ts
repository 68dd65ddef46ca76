import { useSearchParams } from 'react-router';
import type { AdminArticle } from '#contract/admin-articles.ts';
import { useUnsavedWork } from '#web/session/use-unsaved-work.ts';
import { CREATE, editPath } from '../list-address.ts';

/** In the address of a text to come back to: the name of the page that it was written on. */
const PARAM = 'brouillon';

type Kept = { values?: unknown; rev?: number; desk?: string };
type Options = {
  loaded: AdminArticle | undefined;
  desk: string;
  read: () => unknown;
  restore: (kept: Kept) => void;
};

/** A session that dies under several pages leaves several texts, each with its own way back. */
export const useArticleOfLostSession = ({ loaded, desk, read, restore }: Options): void => {
  const wanted = useSearchParams()[0].get(PARAM);
  const article = `article:${loaded?.id ?? 'nouveau'}`;
  const own = `${article}:${desk}`;
  const isMine = (key: string) =>
    wanted ? key === `${article}:${wanted}` : key === article || key.startsWith(`${article}:`);
  useUnsavedWork({
    key: own,
    label: loaded ? `Article « ${loaded.title} »` : 'Nouvel article',
    path: `${loaded ? editPath(loaded.id) : `${CREATE}/manual`}?${PARAM}=${desk}`,
    // Its own is kept as it goes away: it is for the page that comes after.
    takes: (key) => key !== own && isMine(key),
    read,
    restore: (content) => restore((content ?? {}) as Kept),
  });
};
