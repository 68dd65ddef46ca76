import { datelineDate, yearOf } from '#contract/format.fr.ts';
import type { ApiClient } from './http.ts';

export type Site = {
  dateline: string;
  year: string;
  demonstration: boolean;
  /** The site's public URL; empty when the server did not give it. */
  publicUrl: string;
};

/** Never rejects: the frame of every page is shown even when the call fails. */
export const fetchSite = async (api: ApiClient): Promise<Site> => {
  const { now, demonstration, publicUrl } = await api
    .get('/site')
    .catch(() => ({ now: new Date().toISOString(), demonstration: false, publicUrl: '' }));
  const date = new Date(now);
  return { dateline: datelineDate(date), year: yearOf(date), demonstration, publicUrl };
};
