import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { Quote } from '#contract/quote.ts';
import { mailsTo } from './outbox.ts';

export { aConsumer } from './rows.ts';

import type { Site } from './site.ts';
import { expect } from './test.ts';

/** A submitted announcement, as the announcer's browser knows it. */
export type SubmittedOrder = {
  id: string;
  reference: string;
  token: string;
  email: string;
  title: string;
  price: number;
};

/** A unique address: the mails of each test are found by it. */
export const anAddress = () => `elise-${randomUUID()}@orveline.example`;

const aNotice = {
  companyName: 'ORVELINE CONSEIL',
  companyForm: 'SAS',
  siret: '73282932000074',
  rcs: 'Lyon',
  capital: '10 000 €',
  address: '18 rue des Tisserands, 69004 Lyon',
  city: 'Lyon',
  department: '69',
  type_id: 9,
  title: 'Transfert du siège social de la SAS ORVELINE CONSEIL',
  content:
    '<p>ORVELINE CONSEIL, SAS au capital de 10 000 €. Aux termes d’une décision du 2 novembre 2026, le siège social a été transféré au 18 rue des Tisserands, 69004 Lyon.</p>',
  contactPerson: 'Élise Marvaudon',
};

type Changes = Partial<typeof aNotice> & { price?: number };

/** Submits an announcement without the form. */
export const send = async (
  site: Site,
  { price = 199, ...changes }: Changes = {},
): Promise<SubmittedOrder> => {
  const email = anAddress();
  const answer = await call(site, 'POST', 'legal-announcements/submit', {
    ...aNotice,
    ...changes,
    contactEmail: email,
    basePrice: price,
  });
  return {
    id: answer.announcementId,
    reference: answer.referenceNumber,
    token: answer.trackingToken,
    email,
    title: changes.title ?? aNotice.title,
    price,
  };
};

/** From the next page on, this browser stores its tracking link, as if it had submitted it. */
export const storeTrackingLink = async (page: Page, { reference, token }: SubmittedOrder): Promise<void> => {
  await page.addInitScript(
    ([mark = '', links = '']) => {
      // Once: the site changes its own list from then on.
      if (sessionStorage.getItem(mark)) return;
      sessionStorage.setItem(mark, 'stored');
      localStorage.setItem('parution.suivi', links);
    },
    [`link ${reference}`, JSON.stringify([{ reference, token, savedAt: Date.now() }])],
  );
};

/** The address of its payment page, opened as the form does. */
export const openPayment = async (
  site: Site,
  { id, email, title, price }: SubmittedOrder,
  order: object = {},
): Promise<string> =>
  (
    await call(site, 'POST', 'stripe/create-checkout-session', {
      announcementId: id,
      email,
      title,
      basePrice: price,
      ...order,
    })
  ).url;

/** Asks for a quote as the form does. */
export const askQuote = async (
  site: Site,
  { token, price }: SubmittedOrder,
  order: object = {},
): Promise<Quote> =>
  (await call(site, 'POST', `legal-announcements/tracking/${token}/quotes`, { basePrice: price, ...order }))
    .quote;

/** Pays for it without a browser. */
export const sendAndPay = async (
  site: Site,
  changes: Changes = {},
  order: object = {},
): Promise<SubmittedOrder> => {
  const sent = await send(site, changes);
  await payFor(site, sent, await openPayment(site, sent, order));
  return sent;
};

/** Pays at the address of its payment page. */
export const payFor = async (site: Site, sent: SubmittedOrder, address: string): Promise<void> => {
  await call(site, 'POST', `payment-test/${address.split('/').at(-1)}`, { action: 'pay' });
  await expect.poll(() => statusOf(site, sent)).toBe('paid');
};

/** Opens its payment page and cancels it, without a browser. */
export const abandonPayment = async (site: Site, sent: SubmittedOrder): Promise<void> => {
  await openPayment(site, sent);
  await call(site, 'POST', `legal-announcements/cancel/${sent.reference}`, {});
  await expect.poll(() => statusOf(site, sent)).toBe('payment_failed');
};

export const statusOf = async (
  site: Site,
  { reference }: Pick<SubmittedOrder, 'reference'>,
): Promise<string> =>
  (await call(site, 'GET', `legal-announcements/reference/${reference}`)).announcement.status;

/** An action of an administrator. */
export const review = async (
  page: Page,
  site: Site,
  action: 'approve' | 'reject',
  { id }: SubmittedOrder,
) => {
  const { email, password } = site.admin;
  const headers = { origin: site.url };
  const login = await page.request.post(`${site.url}/api/auth/login`, { data: { email, password }, headers });
  expect(login.ok(), await login.text()).toBe(true);
  const done = await page.request.put(`${site.url}/api/admin/legal-announcements/${id}/${action}`, {
    headers,
  });
  expect(done.ok(), await done.text()).toBe(true);
  await page.request.post(`${site.url}/api/auth/logout`, { headers });
};

/** An action of the announcer on the tracking page. */
export const askCancellation = (site: Site, { token }: SubmittedOrder, reason: string): Promise<unknown> =>
  call(site, 'POST', `legal-announcements/tracking/${token}/cancellation-request`, { reason });

/** How many mails of a kind were sent to the announcement's address. */
export const mailCount = async (site: Site, kind: string, { email }: SubmittedOrder): Promise<number> =>
  (await mailsTo(site, kind, email)).length;

export const tracking = ({ token }: SubmittedOrder): string => `/annonces-legales/suivi/${token}`;
export const confirmation = ({ reference }: SubmittedOrder): string =>
  `/annonces-legales/confirmation/${reference}`;

export const act = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
/** One of the four stages of the tracking page. */
export const stage = (page: Page, name: string): Locator =>
  page
    .getByRole('list', { name: 'Avancement de votre annonce' })
    .getByRole('listitem')
    .filter({ hasText: name });

// biome-ignore lint/suspicious/noExplicitAny: what a test reads of an answer, it asserts.
const call = async (site: Site, method: string, path: string, body?: unknown): Promise<any> => {
  const answer = await fetch(`${site.url}/api/${path}`, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} : ${answer.status} ${await answer.text()}`);
  return answer.json();
};
