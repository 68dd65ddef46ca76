import type { z } from 'zod';
import { datelineDate, yearOf } from '#contract/format.fr.ts';
import type { SiteContact, siteAnswer } from '#contract/site.ts';
import type { ApiClient } from './http.ts';
import { oncePerObject } from './once-per-object.ts';

export type Site = {
  dateline: string;
  year: string;
  demonstration: boolean;
  /** The site's public URL; empty when the server did not give it. */
  publicUrl: string;
  /** Absent when the server did not give it. */
  contact?: SiteContact;
  /** Of the offers whose text the publisher changed. */
  offerTexts?: Answer['offerTexts'];
  submissionsClosed?: true | undefined;
  documentReadingClosed?: string | undefined;
  registrationsClosed?: string | undefined;
  /** Absent where the site sells at the prices of its offers; null while no tariff is in force. */
  tariff?: TariffInForce | null | undefined;
};

type Answer = z.infer<typeof siteAnswer>;
type TariffInForce = NonNullable<Answer['tariff']>;

/** Never rejects: the frame of every page is shown even when the call fails. */
export const fetchSite = async (api: ApiClient): Promise<Site> =>
  toSite(
    await api
      .get('/site')
      .catch(() => ({ now: new Date().toISOString(), demonstration: false, publicUrl: '' })),
  );

const toSite = oncePerObject(({ now, ...site }: Omit<Site, 'dateline' | 'year'> & { now: string }): Site => {
  const date = new Date(now);
  return { ...site, dateline: datelineDate(date), year: yearOf(date) };
});
