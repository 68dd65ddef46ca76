import { datelineDate, yearOf } from '#contract/format.fr.ts';
import type { ApiClient } from './http.ts';

export type Site = {
  dateline: string;
  year: string;
  demonstration: boolean;
  /** Where the site lives for the world; empty when the server did not say. */
  publicUrl: string;
};

/** The frame of every page stands even when the server does not answer. */
export const fetchSite = async (api: ApiClient): Promise<Site> => {
  const { now, demonstration, publicUrl } = await api
    .get('/site')
    .catch(() => ({ now: new Date().toISOString(), demonstration: false, publicUrl: '' }));
  const date = new Date(now);
  return { dateline: datelineDate(date), year: yearOf(date), demonstration, publicUrl };
};
