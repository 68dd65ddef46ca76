import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { teamRoleNames } from '#contract/team.fr.ts';
import type { TeamRole } from '#domain/account/team-roles.ts';
import { hashPassword } from '#server/areas/accounts/password.ts';
import { insertAccount } from '#server/areas/accounts/users.queries.ts';
import type { Database } from '#server/db/client.ts';
import { givenPaid } from './paid-announcements.ts';
import { anAnnouncementRow, anArticleRow } from './rows.ts';
import type { Site } from './site.ts';
import type { Engine } from './site-templates.ts';
import { startSiteWithRows } from './site-with-rows.ts';
import { test as base } from './test.ts';
import { logIn, type Visitor } from './visitors.ts';

export { expect } from './test.ts';

/** A second editor; the first is the site's own administrator. */
export const BOB = { email: 'bob@parution.test', password: 'correct-cheval-pile-agrafe' };

/** One more of each role, with Bob's password. */
export const TEAM: Readonly<Record<Exclude<TeamRole, 'administrator'>, { email: string; password: string }>> =
  {
    'chief-editor': { ...BOB, email: 'chef@parution.test' },
    writer: { ...BOB, email: 'redactrice@parution.test' },
    'announcement-reviewer': { ...BOB, email: 'relecteur@parution.test' },
    accountant: { ...BOB, email: 'comptable@parution.test' },
    observer: { ...BOB, email: 'observateur@parution.test' },
  };

/** Articles that tests read and never change: a test creates those that it changes. */
const ARTICLES = 23;

/** A mail that its server refused for good. */
export const FAILED_MAIL = '0191d1f0-0000-4000-8000-000000000550';

/** A setting that the server's environment fixes. */
const ENV = { CONSUMER_MEDIATOR: 'Médiateur du commerce, 12 rue des Tisserands, 69004 Lyon' };

const startNewsroom = (engine: Engine) => startSiteWithRows(engine, fillNewsroom, ENV);

const fillNewsroom = async (db: Database): Promise<void> => {
  const passwordHash = await hashPassword(BOB.password);
  const at = new Date();
  const bob = { firstName: 'Bob', lastName: 'Leroy', teamRole: 'administrator' as const };
  await insertAccount(db, { ...bob, email: BOB.email, passwordHash, at });
  for (const [role, { email }] of Object.entries(TEAM)) {
    const [firstName, lastName] = [
      'Camille',
      `de Saint-Hilaire-du-Rosier (${teamRoleNames[role as TeamRole]})`,
    ];
    await insertAccount(db, { email, firstName, lastName, teamRole: role as TeamRole, passwordHash, at });
  }
  const rows = Array.from({ length: ARTICLES }, (_, index) =>
    anArticleRow({
      title: `Archive ${String(index + 1).padStart(2, '0')} du droit civil`,
      category_id: 3,
      read_count: index,
      created_at: new Date(Date.UTC(2026, 0, 1 + index)),
    }),
  );
  await db.insertInto('articles').values(rows).execute();
  await db.insertInto('announcements').values(anAnnouncementRow()).execute();
  const refusal = `550 5.1.1 ${'adresse-inconnue-'.repeat(12)} : boîte inconnue`;
  await db
    .insertInto('mails')
    .values({
      ...{ id: FAILED_MAIL, template: 'password-changed', address: 'partie@exemple.fr' },
      ...{ data: JSON.stringify({ firstName: 'Zoé' }), status: 'failed', attempts: 8, reason: refusal },
      failed_at: at,
    })
    .execute();
  await fillDifferences(db, at);
};

/** Payments of today on which the site and its provider do not agree: unknown, missing, another amount, another refund. */
const fillDifferences = async (db: Database, at: Date): Promise<void> => {
  const charge = (paymentId: string, changes: { amount?: number; returned?: number } = {}) =>
    db
      .insertInto('sandbox_sessions')
      .values({
        ...{ id: `cs_${randomUUID()}`, idempotency_key: randomUUID(), state: 'paid' },
        ...{ payment_intent: `pi_${paymentId}`, amount_refunded: changes.returned ?? 0 },
        page: JSON.stringify({
          ...{ paymentId, announcementId: randomUUID(), attempt: 1, amount: changes.amount ?? 199_00 },
          ...{ reference: `AL-000000, ${'ÉTABLISSEMENTS-'.repeat(8)}`, title: 'Avis', email: 'a@exemple.fr' },
          ...{ offerLabel: 'Premium', expiresAt: at, successUrl: '/', cancelUrl: '/', failureUrl: '/' },
        }),
        ...{ created_at: at, expires_at: at },
      })
      .execute();
  const booked = async () => {
    const { paymentId } = await givenPaid(db, {
      offer: 'premium',
      announcement: { status: 'refunded' },
      payment: {
        ...{ status: 'refunded', refund_status: 'succeeded', amount_refunded: 199_00 },
        ...{ created_at: at, completed_at: at, refunded_at: at },
      },
    });
    return paymentId;
  };
  await booked();
  await charge(randomUUID());
  await charge(await booked(), { amount: 1_199_00, returned: 1_199_00 });
  await charge(await booked(), { returned: 20_00 });
};

/** A separate site for the back-office tests: their changes are invisible to other tests. */
export const test = base.extend({
  site: async ({ startOnce }, use) => use(await startOnce(startNewsroom)),
});

/** Long enough for an article. */
const TEXT = "<p>Aux termes d'un arrêt récent, la Cour a précisé quand le bail peut être résilié.</p>";

type Fields = Readonly<Record<string, unknown>>;

/** An article created by the logged-in editor for one test. */
export const anArticle = async (page: Page, site: Site, fields: Fields = {}) => {
  const data = {
    title: 'Le bail et sa résiliation',
    description: 'Ce que la Cour en dit.',
    content: TEXT,
    category_id: 2,
    ...fields,
  };
  return (await call(page, site, 'POST', 'articles', data)).article as {
    id: string;
    slug: string;
    rev: number;
    title: string;
  };
};

export const call = async (page: Page, site: Site, method: string, path: string, data?: unknown) => {
  const answer = await page.context().request.fetch(`${site.url}/api/admin/${path}`, {
    method,
    headers: { origin: site.url },
    ...(data !== undefined && { data }),
  });
  if (!answer.ok()) throw new Error(`${method} ${path} : ${answer.status()} ${await answer.text()}`);
  return answer.json();
};

/** The calls of a colleague who needs no browser. */
export const deskOf = async (site: Site, { email, password }: Pick<Visitor, 'email' | 'password'>) => {
  const send = async (method: string, path: string, data?: unknown, cookie = '') => {
    const answer = await fetch(`${site.url}/api/${path}`, {
      method,
      headers: {
        origin: site.url,
        cookie,
        ...(data !== undefined && { 'content-type': 'application/json' }),
      },
      ...(data !== undefined && { body: JSON.stringify(data) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} : ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const login = await send('POST', 'auth/login', { email, password });
  const session = login.headers.getSetCookie()[0]?.split(';', 1)[0];
  return async (method: string, path: string, data?: unknown) =>
    (await send(method, `admin/${path}`, data, session)).json();
};

export const logInAdmin = (page: Page, site: Site) => logIn(page, site, site.admin);

/**
 * Opens a screen as a link of the site does, or an address that is typed while the site is open: the page is not loaded
 * again, and the server is not asked again who visits.
 */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(history.state, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** The sections of the menu, without their counts. */
export const sections = async (page: Page): Promise<string[]> => {
  const menu = page.getByRole('navigation', { name: 'Administration' }).getByRole('link');
  return (await menu.allInnerTexts()).map((text) => text.replace(/\d+/g, '').trim());
};

/** The row of an article in the list. */
export const rowOf = (page: Page, title: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) });

/** The text of an article being edited. */
export const contentOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Contenu' });

/** How much wider the table of a list is than its frame. */
export const tableOverflow = (page: Page): Promise<number> =>
  page
    .getByRole('table')
    .evaluate((table: HTMLElement) => table.offsetWidth - (table.parentElement?.clientWidth ?? 0));

export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

type Picture = { name: string; mimeType: string; buffer: Buffer };

/** Uploads an image as the logged-in editor; returns its path, as an article names it. */
export const upload = async (page: Page, site: Site, image: Picture): Promise<string> => {
  const answer = await page.context().request.post(`${site.url}/api/admin/upload/image`, {
    headers: { origin: site.url },
    multipart: { image },
  });
  return (await answer.json()).imageUrl;
};

/** The images on screen that are neither cropped by their frame nor shown in their own proportions. */
export const distorted = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.getClientRects().length > 0);
    for (const image of shown) {
      image.loading = 'eager';
      await image.decode().catch(() => undefined);
    }
    return shown
      .filter(({ naturalWidth, naturalHeight, width, height }) => {
        const stretch = (width / height) * (naturalHeight / naturalWidth);
        return naturalWidth > 0 && Math.abs(stretch - 1) > 0.05;
      })
      .filter((image) => getComputedStyle(image).objectFit !== 'cover')
      .map((image) => image.currentSrc);
  });
