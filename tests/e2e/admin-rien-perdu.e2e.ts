import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { editAnnouncementPath } from '#contract/paths.ts';
import { sendAndPay } from '#tests/support/buying.ts';
import { waitForReact } from '#tests/support/hydration.ts';
import type { Incidents } from '#tests/support/incidents.ts';
import {
  anArticle,
  BOB,
  call,
  contentOf,
  expect,
  follow,
  logInAdmin,
  test,
} from '#tests/support/newsroom-site.ts';
import { aBackOfficeNotice, backOfficeNotice, cardOf, PENDING } from '#tests/support/review-queue.ts';
import type { Site } from '#tests/support/site.ts';

const title = (page: Page) => page.getByLabel('Titre', { exact: true });
const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name, exact: true });
const draftSaved = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/draft') && answer.request().method() === 'PUT');
/** Stops typing long enough for the draft to be saved, on the page's own clock. */
const pause = (page: Page) => page.clock.fastForward(3_000);

test.use({ viewport: { width: 1440, height: 1000 } });

test.beforeEach(({ page, site }) => logInAdmin(page, site));

const endSession = (page: Page, site: Site) =>
  page.context().request.post(`${site.url}/api/auth/logout`, { headers: { origin: site.url } });

/** As the form is sent: before it, another call of the page might learn it first and leave, and nothing be pressed. */
const endSessionAtSending = (page: Page, site: Site) => {
  let isOpen = true;
  return page.route('**/api/admin/**', async (route) => {
    if (isOpen && route.request().method() !== 'GET') {
      isOpen = false;
      await endSession(page, site);
    }
    await route.fallback();
  });
};

/** From the login page, back to the text in one press; `of` names it when there are several. */
const resumeAfterLogin = async (page: Page, site: Site, of = '') => {
  await expect(page).toHaveURL('/connexion');
  await expect(page.getByText('Session expirée, votre texte est gardé')).toBeVisible();
  const login = page.getByRole('form', { name: 'Connexion' });
  await login.getByLabel('Email').fill(site.admin.email);
  await login.getByLabel('Mot de passe', { exact: true }).fill(site.admin.password);
  await login.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/');
  const offer = page.getByRole('status').filter({ hasText: of });
  await offer.getByRole('link', { name: 'Reprendre' }).click();
};

// Forms without drafts of their own, and an article; the note of an announcement is below, with its text.
test('la session expire sur une correction, un rejet, un remboursement, un tarif, un article : chacun se reprend', async ({
  page,
  site,
  incidents,
}) => {
  // Five logins.
  incidents.expect(/401/);
  const expireAndResume = async (typed: Locator, send: Locator) => {
    await typed.fill('Ce que je ne veux pas perdre.');
    await endSessionAtSending(page, site);
    await send.click();
    await expect(page).toHaveURL('/connexion');
    // A page whose calls are watched reads its scripts from no cache.
    await page.unrouteAll();
    await resumeAfterLogin(page, site);
    await expect(typed).toHaveValue('Ce que je ne veux pas perdre.');
    // What is left unsaved is not offered at the next one.
    await page.evaluate(() => localStorage.removeItem('unsaved-work'));
  };
  const { id, reference } = await sendAndPay(site);
  const ask = (name: string | RegExp) => cardOf(page, reference).getByRole('button', { name }).click();

  await test.step('une correction', async () => {
    await page.goto(PENDING);
    await ask('Demander une correction');
    await expireAndResume(
      page.getByRole('textbox', { name: /Autre point/ }),
      page.getByRole('button', { name: 'Demander la correction' }),
    );
    await page.keyboard.press('Escape');
  });

  await test.step('un rejet', async () => {
    await ask(/^Rejeter/);
    await expireAndResume(
      page.getByRole('textbox', { name: /Motif envoyé/ }),
      page.getByRole('button', { name: "Rejeter l'annonce" }),
    );
  });

  await test.step('un remboursement', async () => {
    await page.keyboard.press('Escape');
    await cardOf(page, reference).getByRole('link', { name: 'Modifier' }).click();
    await expect(page).toHaveURL(editAnnouncementPath(id));
    await page.getByRole('region', { name: 'Situation' }).getByRole('button', { name: 'Rembourser' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel('Montant à rembourser (TTC)').fill('10');
    await expireAndResume(dialog.getByLabel('Motif'), dialog.getByRole('button', { name: 'Rembourser' }));
  });

  await test.step('un tarif', async () => {
    await page.keyboard.press('Escape');
    await section(page, 'Tarifs').click();
    await page.getByRole('button', { name: 'Partir de cet exemple' }).first().click();
    // The examples leave out what their sources do not say.
    const amounts = page.getByRole('textbox', { name: /montant HT$/ });
    await expect(amounts.first()).toBeVisible();
    await amounts.evaluateAll((inputs) => {
      for (const input of inputs as HTMLInputElement[])
        if (input.value === '') {
          input.focus();
          document.execCommand('insertText', false, '100');
        }
    });
    await page.getByLabel('Dernier jour').fill('2099-12-31');
    await page.getByLabel('Premier jour').fill('2099-01-01');
    await expireAndResume(
      page.getByLabel('Texte qui fixe ce tarif'),
      page.getByRole('button', { name: 'Enregistrer ce tarif' }),
    );
  });

  await test.step('un article, même sans place dans le navigateur', async () => {
    const article = await anArticle(page, site, { title: 'Le bail et la session' });
    await follow(page, `/admin/articles/edit/${article.id}`);
    await expect(contentOf(page)).toBeVisible();
    await fillStorage(page);
    await title(page).fill('Le bail et la session perdue');
    await contentOf(page).press('ControlOrMeta+End');
    await page.keyboard.insertText(' Une phrase que je ne veux pas perdre.');
    await endSession(page, site);
    await page.keyboard.press('ControlOrMeta+s');
    await resumeAfterLogin(page, site);
    await expect(page).toHaveURL(new RegExp(`/admin/articles/edit/${article.id}\\?brouillon=`));
    await expect(title(page)).toHaveValue('Le bail et la session perdue');
    await expect(contentOf(page)).toContainText('Une phrase que je ne veux pas perdre.');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('Article mis à jour avec succès')).toBeVisible();
  });
});

test('une annonce et sa note se gardent comme un article : onglet fermé, puis session expirée', async ({
  page,
  site,
  incidents,
}) => {
  incidents.expect(/401/);
  const { id, rev, title: saved } = await aBackOfficeNotice(page, site);
  const address = `/admin/legal-announcements/edit/${id}`;
  // What a tab had stored before it was closed.
  await call(page, site, 'PUT', 'legal-announcements/drafts', {
    ...{ tabId: randomUUID(), announcementId: id, rev },
    ...{ ...backOfficeNotice, title: `${saved}, corrigé`, siret: '732 829 320 00074', type_id: '9' },
  });
  await page.goto('/admin/legal-announcements');
  const listed = page.getByRole('link', { name: `${saved}, corrigé` });
  await listed.click();
  await expect(page).toHaveURL(address);
  await expect(page.getByText(OFFER)).toBeVisible();
  // The beginning of the draft, and what it changes.
  await expect(page.getByText(/^Aux termes d'une décision du 6 novembre 2026/).first()).toBeVisible();
  await page.getByText('Voir les différences avec le texte de cette page').click();
  await expect(page.locator('ins')).toContainText('corrigé');
  await page.getByRole('button', { name: 'Reprendre' }).click();
  await expect(title(page)).toHaveValue(`${saved}, corrigé`);
  // Saved as the draft of this tab, which replaces that of the closed one, and again once something is typed.
  const draftIsSaved = page.getByText(/^Brouillon enregistré à \d\d:\d\d$/);
  await expect(draftIsSaved).toBeVisible();
  const stored = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/legal-announcements/drafts') &&
      answer.request().postData()?.includes(`${saved}, relu`) === true,
  );
  await title(page).fill(`${saved}, relu`);
  expect((await stored).ok()).toBe(true);
  await expect(draftIsSaved).toBeVisible();
  const note = page.getByRole('textbox', { name: 'Nouvelle note' });
  const addNote = page.getByRole('button', { name: 'Ajouter la note' });
  await note.fill('Ce que je ne veux pas perdre.');
  await endSession(page, site);
  await addNote.click();
  await resumeAfterLogin(page, site, `Annonce « ${saved} »`);
  await expect(page).toHaveURL(new RegExp(`${address}\\?brouillon=`));
  await expect(title(page)).toHaveValue(`${saved}, relu`);
  await expect(note).toHaveValue('Ce que je ne veux pas perdre.');
  await addNote.click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ce que je ne veux pas perdre.' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Annonce légale mise à jour avec succès')).toBeVisible();
  await expect(page).toHaveURL('/admin/legal-announcements');
  await expect(page.getByText('Des textes ne sont pas enregistrés')).toHaveCount(0);
});

/** The browser's storage is full. */
const fillStorage = (page: Page) =>
  page.evaluate(() => {
    for (let size = 1 << 20; size >= 1; size = size >> 1)
      for (let count = 0; count < 20; count++)
        try {
          localStorage.setItem(`plein-${size}-${count}`, 'x'.repeat(size));
        } catch {
          break;
        }
  });

const OFFER = 'Un brouillon non enregistré a été retrouvé';

test('un brouillon se garde : deux onglets, deux articles à venir, et une page qui se ferme sans prévenir', async ({
  page,
  site,
  incidents,
}) => {
  await page.clock.install();
  await test.step('deux onglets : chacun garde son texte', () => writeInTwoTabs(page, site));
  await test.step('une page fermée : le serveur a gardé le brouillon, et le navigateur ce que le serveur ne prend pas', () =>
    closeWithoutWarning(page, site, incidents));
});

const writeInTwoTabs = async (page: Page, site: Site) => {
  const NEW = '/admin/articles/create/manual';
  const write = async (tab: Page, text: string) => {
    const saved = draftSaved(tab);
    await title(tab).fill(text);
    await pause(tab);
    await saved;
  };
  await page.goto(NEW);
  await write(page, 'Le texte du premier onglet');
  const second = waitForReact(await page.context().newPage());
  await second.goto(NEW);
  await write(second, 'Le texte du second onglet');
  await second.close({ runBeforeUnload: false });

  await write(page, 'Le texte du premier onglet, relu');
  await page.getByLabel('Description').fill('Ce que la Cour en dit.');
  await page.getByLabel('Catégorie').selectOption('Affaires');
  await contentOf(page).fill('Le preneur peut résilier son bail à la fin de chaque période de trois ans.');
  // As on a Mac.
  await page.keyboard.press('Meta+s');
  await expect(page.getByText('Article créé avec succès')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/articles\/edit\//);

  // When another text is restored, the content of the form is preserved beside it.
  await page.goto(NEW);
  const offer = page.getByText(OFFER);
  await expect(offer).toBeVisible();
  await title(page).fill('Un troisième texte');
  await page.getByText('Voir les différences avec le texte de cette page').click();
  await expect(page.locator('ins').filter({ hasText: 'du second onglet' })).toBeVisible();
  await page.getByRole('button', { name: 'Reprendre' }).click();
  await expect(title(page)).toHaveValue('Le texte du second onglet');
  await page.getByRole('button', { name: 'Reprendre' }).click();
  await expect(title(page)).toHaveValue('Un troisième texte');
  await expect(offer).toBeVisible();
  await pause(page);
  await expect
    .poll(() => savedTitles(page, site))
    .toEqual(['Le texte du second onglet', 'Un troisième texte']);
  await dropDraft(page);
  await expect(offer).toHaveCount(0);
  await expect.poll(() => savedTitles(page, site)).toEqual(['Un troisième texte']);
};

const dropDraft = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Abandonner le brouillon' }).click();
  const ask = page.getByRole('alertdialog', { name: 'Abandonner ce brouillon ?' });
  await ask.getByRole('button', { name: 'Abandonner' }).click();
};

const savedTitles = async (page: Page, site: Site): Promise<string[]> => {
  const { drafts } = (await call(page, site, 'GET', 'articles/draft')) as { drafts: { title: string }[] };
  return drafts.map((draft) => draft.title).sort();
};

const closeWithoutWarning = async (page: Page, site: Site, incidents: Incidents) => {
  const { id } = await anArticle(page, site, { title: 'Le bail et la panne' });
  incidents.expect(new RegExp(`404.*${id}`));
  const address = `/admin/articles/edit/${id}`;
  const write = async (tab: Page, text: string) => {
    await title(tab).fill(text);
    await pause(tab);
  };
  const draftIsSaved = (tab: Page) =>
    expect(tab.getByText(/^Brouillon enregistré à \d\d:\d\d$/)).toBeVisible();
  /** A new tab on the list of articles, after this one was closed. */
  const reopen = async (tab: Page) => {
    const again = waitForReact(await tab.context().newPage());
    await tab.close({ runBeforeUnload: false });
    await again.clock.install();
    await again.goto('/admin/articles');
    return again;
  };
  await page.goto(address);
  await expect(contentOf(page)).toBeVisible();
  await write(page, 'Le bail et la panne de courant');
  await draftIsSaved(page);

  const second = await reopen(page);
  await expect(second.getByText('Des textes ne sont pas enregistrés')).toBeVisible();
  await second.getByRole('link', { name: 'Le bail et la panne de courant' }).click();
  await expect(title(second)).toHaveValue('Le bail et la panne');
  await second.getByRole('button', { name: 'Reprendre' }).click();
  await expect(title(second)).toHaveValue('Le bail et la panne de courant');
  await second.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(second.getByText('Article mis à jour avec succès')).toBeVisible();
  await second.reload();
  await expect(contentOf(second)).toBeVisible();
  await expect(second.getByText(OFFER)).toHaveCount(0);

  // Too long to be saved, but stored as a draft.
  const saved = draftSaved(second);
  await write(second, `Le bail ${'trop long '.repeat(200)}`);
  expect((await saved).ok()).toBe(true);
  await draftIsSaved(second);
  await call(second, site, 'DELETE', `articles/${id}`);
  await write(second, 'Le bail que l’on jette, suite');
  await expect(second.getByText('Gardé dans ce navigateur seulement : Article non trouvé')).toBeVisible();

  const third = await reopen(second);
  await third.getByRole('link', { name: 'Article « Le bail et la panne de courant »' }).click();
  await expect(third.getByText('Article non trouvé')).toBeVisible();
  await third.getByRole('button', { name: 'Reprendre comme nouvel article' }).click();
  await expect(third.getByRole('heading', { level: 1, name: 'Nouvel article' })).toBeVisible();
  await expect(title(third)).toHaveValue('Le bail que l’on jette, suite');
  await expect(contentOf(third)).toContainText('le bail peut être résilié');
};

test('quitter avec des modifications se demande, et la déconnexion aussi ; deux personnes sur un article n’écrasent rien', async ({
  page,
  site,
  request,
  incidents,
}) => {
  const { id } = await anArticle(page, site, { title: 'Le bail que l’on quitte' });
  incidents.expect(new RegExp(`409.*/${id}\\)`));
  incidents.expect(new RegExp(`503.*/${id}/draft`));
  await page.clock.install();
  await page.goto(`/admin/articles/edit/${id}`);
  await expect(contentOf(page)).toBeVisible();
  await title(page).fill('Le bail que l’on quitte trop vite');
  await page.getByRole('link', { name: 'Tableau de bord' }).click();
  const ask = page.getByRole('alertdialog', { name: 'Quitter sans enregistrer ?' });
  const dashboard = page.getByRole('heading', { level: 1, name: 'Tableau de bord' });
  await expect(ask.getByRole('button', { name: 'Rester sur la page' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveValue('Le bail que l’on quitte trop vite');

  await page.getByRole('button', { name: 'Déconnexion' }).click();
  const leave = page.getByRole('alertdialog', { name: 'Se déconnecter sans enregistrer ?' });
  await leave.getByRole('button', { name: 'Rester sur la page' }).click();

  // The browser's own question.
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();

  await page.getByRole('link', { name: 'Tableau de bord' }).click();
  await ask.getByRole('button', { name: 'Quitter la page' }).click();
  // Back at once, before the dashboard is shown.
  await expect(page).toHaveURL('/admin');
  // The abandoned text is offered again.
  await page.goBack();
  await expect(page.getByText(OFFER)).toBeVisible();
  await dropDraft(page);
  await expect(page.getByText(OFFER)).toHaveCount(0);
  await expect(title(page)).toHaveValue('Le bail que l’on quitte');

  // The server cannot store it: the browser does, until its author is back.
  const drafts = `**/api/admin/articles/${id}/draft`;
  await page.route(drafts, (route) => route.fulfill({ status: 503, json: {} }));
  await title(page).fill('Le bail que l’on quitte sans réseau');
  await page.getByRole('link', { name: 'Tableau de bord' }).click();
  await ask.getByRole('button', { name: 'Quitter la page' }).click();
  await expect(dashboard).toBeVisible();
  await page.unroute(drafts);
  const saved = draftSaved(page);
  await page.goBack();
  await expect(title(page)).toHaveValue('Le bail que l’on quitte sans réseau');
  await pause(page);
  await saved;
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Article mis à jour avec succès')).toBeVisible();

  // Two people: one sees the text of the other.
  const headers = { origin: site.url };
  expect((await request.post('/api/auth/login', { data: BOB, headers })).ok()).toBe(true);
  const saveAsBob = async (added: string) => {
    const content = `<p>Aux termes d'un arrêt récent, la Cour a précisé quand le bail peut être résilié. ${added}</p>`;
    const data = {
      title: 'Le bail que l’on quitte sans réseau',
      description: 'Ce que la Cour en dit.',
      content,
      category_id: 2,
    };
    const answer = await request.put(`/api/admin/articles/${id}`, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  const write = async (text: string) => {
    await contentOf(page).press('ControlOrMeta+End');
    await page.keyboard.insertText(text);
    await page.keyboard.press('ControlOrMeta+s');
  };
  await saveAsBob('Bob ajoute ceci.');

  await write(' Notre conclusion diffère.');
  await expect(
    page.getByText(/^Cet article a été modifié par Bob Leroy le .* Rien n'a été écrasé/),
  ).toBeVisible();
  const both = page.getByRole('region', { name: 'Deux textes pour un article' });
  await expect(both.locator('ins')).toContainText('Notre conclusion diffère');
  await expect(both.locator('del')).toContainText('Bob ajoute ceci');
  await both.getByRole('button', { name: 'Texte de Bob Leroy', exact: true }).click();
  await expect(both).toContainText('Bob ajoute ceci');
  expect((await call(page, site, 'GET', `articles/${id}`)).article.content).not.toContain(
    'Notre conclusion diffère',
  );

  await both.getByRole('button', { name: 'Enregistrer mon texte' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Enregistrer mon texte' }).click();
  await expect(page.getByText('Article mis à jour avec succès')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Versions' }).getByText(/Bob Leroy/)).toBeVisible();
  expect((await call(page, site, 'GET', `articles/${id}`)).article.content).toContain(
    'Notre conclusion diffère',
  );

  // Another time, the other's text is taken.
  await saveAsBob('Encore Bob.');
  await write(' Une phrase de trop.');
  await page.getByRole('button', { name: /^Reprendre le texte de/ }).click();
  await page.getByRole('button', { name: 'Remplacer mon texte' }).click();
  await expect(contentOf(page)).toContainText('Encore Bob.');
  await expect(contentOf(page)).not.toContainText('Une phrase de trop.');
});
