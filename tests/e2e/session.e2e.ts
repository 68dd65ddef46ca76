import type { Page } from '@playwright/test';
import { overflowOf } from '#tests/support/article-lists.ts';
import { violationsOn } from '#tests/support/axe.ts';
import { answerChanged } from '#tests/support/changed-answer.ts';
import type { Site } from '#tests/support/site.ts';
import { expect, test } from '#tests/support/test.ts';
import { aReader, logIn } from '#tests/support/visitors.ts';

const header = (page: Page) => page.getByRole('banner');
const avatar = (page: Page) => header(page).getByRole('button', { name: /^Compte de / });
const logInLink = (page: Page) => header(page).getByRole('link', { name: 'Connexion' });
const stored = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('currentUser')]);

const enter = async (page: Page, site: Site) => {
  await logIn(page, site, site.admin);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Articles les plus populaires' })).toBeVisible();
};
const welcome = (page: Page) => page.getByText(/^Bienvenue, /);
/** One press, and no second try: the menu leaves the page with the session, which a call in flight may end before it. */
const navigateInside = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('nav a[href="/admin"]')?.click());

test.use({ viewport: { width: 1440, height: 900 } });

test('la page est la même pour tous, et le bouton se décide sans rien déplacer, avec ou sans réponse du serveur', async ({
  page,
  site,
}) => {
  await logIn(page, site, site.admin);
  // The role is read in the token when the account says nothing of it.
  await page.evaluate(() => {
    const { role: _, ...user } = JSON.parse(localStorage.getItem('currentUser') ?? '{}');
    const payload = btoa(JSON.stringify({ role: 'admin' }));
    localStorage.setItem('currentUser', JSON.stringify({ ...user, token: `e30.${payload}.x` }));
  });
  const before = await stored(page);
  await page.route('**/api/auth/check-session', () => {});
  await page.clock.install();
  const answer = await page.goto('/');
  expect(await answer?.text()).not.toContain(site.admin.email);
  await expect(avatar(page)).toHaveCount(0);
  await expect(logInLink(page)).toHaveCount(0);
  const place = await header(page).getByRole('combobox').boundingBox();

  // No answer: the spinner stops after three seconds, counted once the scripts are loaded.
  await expect(async () => {
    await page.clock.runFor(3_000);
    await expect(avatar(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await header(page).getByRole('combobox').boundingBox()).toEqual(place);
  expect(await stored(page)).toEqual(before);
  await avatar(page).click();
  await expect(header(page).getByRole('link', { name: 'Administration' })).toBeVisible();
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(scripts.filter((name) => /Admin/.test(name))).toEqual([]);
});

test('un lecteur a ses initiales et ne peut que se déconnecter @both-engines', async ({ page, site }) => {
  await aReader(page, site);
  await page.goto('/');
  await expect(avatar(page)).toContainText('ÉM');
  await avatar(page).click();
  await expect(header(page).getByText('Élise', { exact: true })).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Administration' })).toHaveCount(0);
  await page.mouse.click(20, 700);
  await expect(avatar(page)).toHaveAttribute('aria-expanded', 'false');

  await avatar(page).click();
  const logoutRequest = page.waitForRequest('**/api/auth/logout');
  await header(page).getByRole('button', { name: 'Déconnexion' }).click();
  await expect(logInLink(page)).toBeVisible();
  expect((await (await logoutRequest).response())?.status()).toBe(200);
  expect(await stored(page)).toEqual([null, null]);
  await expect(page).toHaveURL('/');
  await page.reload();
  await expect(logInLink(page)).toBeVisible();
});

test("la session est la même dans tous les onglets, l'administration comprise, qui tient dans toutes les largeurs, même si la déconnexion tombe en panne", async ({
  page,
  site,
  context,
  incidents,
}) => {
  incidents.expect(/500/);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/');
  await expect(logInLink(page)).toBeVisible();
  const other = await context.newPage();
  await logIn(other, site, site.admin);
  await avatar(page).click();
  await header(page).getByRole('link', { name: 'Administration' }).click();
  await expect(page.getByRole('heading', { name: 'Articles les plus populaires' })).toBeVisible();

  await test.step("l'administration, à toutes les largeurs, n'est ni mise en cache, ni indexée", async () => {
    const answer = await fetch(`${site.url}/admin`);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    expect(await answer.text()).not.toContain('Bienvenue');
    const menu = page.getByRole('navigation', { name: 'Administration' });
    await expect(menu.getByRole('link', { name: 'Tableau de bord' })).toHaveAttribute('aria-current', 'page');
    for (const width of [390, 900, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(welcome(page)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Déconnexion' })).toBeVisible();
      expect(await overflowOf(page), `${width} px`).toBe(0);
    }
  });

  // The server does not even know of it: nothing changes for the visitor.
  await other.route('**/api/auth/logout', (route) => route.fulfill({ status: 500, body: '' }));
  await other.goto('/');
  await avatar(other).click();
  await header(other).getByRole('button', { name: 'Déconnexion' }).click();
  await expect(logInLink(other)).toBeVisible();
  expect(await stored(other)).toEqual([null, null]);
  await expect(page).toHaveURL('/connexion');
  await expect(logInLink(page)).toBeVisible();

  // A page that the browser kept aside meanwhile was told nothing: it reads who is logged in when it comes back.
  await logIn(other, site, site.admin);
  await expect(avatar(page)).toBeVisible();
  await page.evaluate(() => {
    localStorage.clear();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(logInLink(page)).toBeVisible();
});

test('une session perdue mène à la connexion, et le texte commencé se reprend', async ({
  page,
  site,
  incidents,
}) => {
  incidents.expect(/401/);
  const reader = await aReader(page, site);
  await page.goto('/contact');
  await expect(avatar(page)).toBeVisible();
  const form = page.getByRole('form', { name: 'Formulaire de contact' });
  await form.getByLabel('Prénom').fill('Élise');
  await form.getByLabel('Nom', { exact: true }).fill('Marvaudon');
  await form.getByLabel('Email').fill(reader.email);
  await form.getByLabel('Message').fill('Un long message que je ne veux pas perdre.');
  await page.route('**/api/contact/submit', (route) =>
    route.fulfill({ status: 401, json: { message: 'Non' } }),
  );
  await form.getByRole('button', { name: 'Envoyer le message' }).click();

  await expect(page).toHaveURL('/connexion');
  await expect(logInLink(page)).toBeVisible();
  expect(await stored(page)).toEqual([null, null]);
  await expect(page.getByRole('link', { name: 'Reprendre' })).toHaveCount(0);

  const login = page.getByRole('form', { name: 'Connexion' });
  await login.getByLabel('Email').fill(reader.email);
  await login.getByLabel('Mot de passe', { exact: true }).fill(reader.password);
  await login.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText("Votre texte n'a pas été perdu")).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('link', { name: 'Reprendre' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(form.getByLabel('Message')).toHaveValue('Un long message que je ne veux pas perdre.');
  await expect(page.getByText("Votre texte n'a pas été perdu")).toHaveCount(0);
});

test.describe("l'administration", () => {
  test('envoie un visiteur se connecter, un lecteur à l’accueil, et qui perd sa session se connecter', async ({
    page,
    site,
  }) => {
    await page.goto('/admin');
    await expect(page).toHaveURL('/connexion');
    await aReader(page, site);
    await page.goto('/admin');
    await expect(page).toHaveURL('/');
    await expect(welcome(page)).toHaveCount(0);

    // A role written into the browser by hand is not trusted.
    await page.evaluate(() => {
      const user = JSON.parse(localStorage.getItem('currentUser') ?? '{}');
      localStorage.setItem('currentUser', JSON.stringify({ ...user, role: 'admin' }));
    });
    await page.goto('/admin');
    await expect(page).toHaveURL('/');

    // Nor is a session that the server does not know: its answer logs out.
    await page.context().clearCookies();
    await page.evaluate(() => {
      localStorage.setItem('token', 'un.autre.jeton');
      const user = JSON.parse(localStorage.getItem('currentUser') ?? '{}');
      localStorage.setItem('currentUser', JSON.stringify({ ...user, token: undefined }));
    });
    await page.goto('/admin');
    await expect(page).toHaveURL('/connexion');
    await expect(logInLink(page)).toBeVisible();
    expect(await stored(page)).toEqual([null, null]);
  });

  test('se quitte par « Déconnexion », et renvoie à la connexion qui y perd son droit ou sa session', async ({
    page,
    site,
    incidents,
  }) => {
    incidents.expect(/403/);
    incidents.expect(/401/);
    await enter(page, site);
    await page.getByRole('button', { name: 'Déconnexion' }).click();
    await expect(page).toHaveURL('/');
    await expect(logInLink(page)).toBeVisible();

    await enter(page, site);
    await page.route('**/api/admin/session', (route) =>
      route.fulfill({ status: 403, json: { message: 'Non' } }),
    );
    await page.route('**/api/auth/check-session', (route) =>
      answerChanged(route, ({ user }: { user: object }) => ({
        success: true,
        user: { ...user, role: 'reader' },
      })),
    );
    await navigateInside(page);
    await expect(page).toHaveURL('/connexion');

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await enter(page, site);
    await page.context().request.post(`${site.url}/api/auth/logout`, { headers: { origin: site.url } });
    // The next call reports it.
    await navigateInside(page);
    await expect(page).toHaveURL('/connexion');
    expect(await stored(page)).toEqual([null, null]);
  });
});
