import type { Locator, Page } from '@playwright/test';
import { call, type deskOf } from './newsroom-site.ts';
import type { Site } from './site.ts';

export const ANNOUNCEMENTS = '/admin/legal-announcements';
export const PENDING = `${ANNOUNCEMENTS}/pending`;
export const TRANSMISSIONS = `${ANNOUNCEMENTS}/transmissions`;

export const backOfficeNotice = {
  title: 'Transfert du siège de la SAS VERLOPE MENUISERIE',
  content: "<p>Aux termes d'une décision du 6 novembre 2026, le siège social a été transféré à Lyon.</p>",
  companyName: 'VERLOPE MENUISERIE',
  companyForm: 'SAS',
  siret: '73282932000074',
  address: '18 rue des Tisserands, 69004 Lyon',
  city: 'Lyon',
  department: '69',
  announcementType: 9,
  contactPerson: 'Élise Marvaudon',
  contactEmail: 'elise@verlope.example',
};

type Made = { id: string; rev: number; title: string; referenceNumber: string; slug: string };

/** An announcement created in the back-office by the logged-in administrator. */
export const aBackOfficeNotice = async (
  page: Page,
  site: Site,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<Made> =>
  (await call(page, site, 'POST', 'legal-announcements', { ...backOfficeNotice, ...fields })).announcement;

/** The card of an announcement in the review queue. */
export const cardOf = (page: Page, reference: string): Locator =>
  page.locator('article', { has: page.locator(`header:has-text("${reference}")`) });

/** Empties the queue: decides on the announcements that earlier tests left pending. */
export const clearReviewQueue = async (send: Awaited<ReturnType<typeof deskOf>>): Promise<void> => {
  const { announcements } = await send('GET', 'legal-announcements/pending?page_size=100');
  const ids = announcements.map(({ id }: { id: string }) => id);
  if (ids.length > 0) await send('POST', 'legal-announcements/bulk-reject', { ids });
};
