import { datelineDate, yearOf } from '#contract/format.fr.ts';
import type { ApiClient } from './http.ts';

export type Site = { dateline: string; year: string; demonstration: boolean };

/** The frame of every page stands even when the server does not answer. */
export const fetchSite = async (api: ApiClient): Promise<Site> => {
  const { now, demonstration } = await api
    .get('/site')
    .catch(() => ({ now: new Date().toISOString(), demonstration: false }));
  const date = new Date(now);
  return { dateline: datelineDate(date), year: yearOf(date), demonstration };
};
