import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { violationsOn } from '#tests/support/axe.ts';
import {
  act,
  anAddress,
  askCancellation,
  send,
  sendAndPay,
  statusOf,
  tracking,
} from '#tests/support/buying.ts';
import { BOB, call, deskOf, expect, follow, logInAdmin, test } from '#tests/support/newsroom-site.ts';
import { mailsTo } from '#tests/support/outbox.ts';
import { readPage } from '#tests/support/page-html.ts';
import { cardOf, clearReviewQueue, PENDING } from '#tests/support/review-queue.ts';
import type { Site } from '#tests/support/site.ts';
import { openDraft } from '#tests/support/stored-draft.ts';
import {
  aSiret,
  editor,
  field,
  payButton,
  templateButton,
  terms,
  toOffers,
  toReview,
} from '#tests/support/submission-form.ts';

test.use({ viewport: { width: 1440, height: 1000 } });

test.beforeEach(async ({ site }) => {
  await clearReviewQueue(await deskOf(site, BOB));
});

const approveButton = 'Approuver et publier';

/** Approves a card that has something to report. */
const approveAnyway = async (page: Page, card: Locator) => {
  await card.getByRole('button', { name: approveButton }).click();
  await page
    .getByRole('alertdialog', { name: 'Approuver malgré ce qui est signalé ?' })
    .getByRole('button', { name: approveButton })
    .click();
};

/** Three modifications of one meeting, complete. */
const answers: Readonly<Record<string, string>> = {
  'Organe qui a décidé': "l'assemblée générale extraordinaire",
  'Date de la décision': '2025-11-03',
  "Date d'effet": '2025-11-03',
  'Ancien siège': '12 rue de la Poulaillerie, 69002 Lyon',
  'Article des statuts modifié': '3 et 4',
  Fonction: 'président',
  'Dirigeant sortant': 'M. Paul Ardouvin, demeurant 8 rue du Four, 69001 Lyon',
  'Nouveau dirigeant': 'Mme Élise Marvaudon, demeurant 3 montée des Cordeliers, 69001 Lyon',
  'Ancienne dénomination': 'ORVELINE',
};

/** Sent and paid as a visitor does; returns its reference. The company and the contact are those of a stored draft. */
const submitByForm = async (page: Page, { siret, email }: { siret: string; email: string }) => {
  await openDraft(page, { values: { siret, contactEmail: email, type_id: '', title: '', content: '' } });
  await field(page, "Type d'annonce").selectOption('Transfert de siège');
  for (const other of ['Changement de dirigeant', 'Changement de dénomination'])
    await page.getByRole('checkbox', { name: other }).check();
  for (const [label, answer] of Object.entries(answers)) await field(page, label).fill(answer);
  await expect(page.getByText('Le modèle aura toutes les mentions attendues.')).toBeVisible();
  await templateButton(page).click();
  await expect(page.getByText('Toutes les mentions attendues sont dans le texte.')).toBeVisible();
  await toOffers(page).click();
  await page.getByText('Entreprise', { exact: true }).click();
  await toReview(page).click();
  await expect(
    page.getByText('Changement de dirigeant, Changement de dénomination', { exact: true }),
  ).toBeVisible();
  await terms(page).check();
  await payButton(page).click();
  await act(page, 'Payer').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Paiement Confirmé !' })).toBeVisible();
  return page.url().slice(-9);
};

test('trois modifications payées par un visiteur, corrigées, approuvées : le public les lit et leur attestation se vérifie', async ({
  page,
  site,
}) => {
  const siret = aSiret();
  const email = anAddress();
  const reference = await submitByForm(page, { siret, email });

  await logInAdmin(page, site);
  await page.goto(PENDING);
  await expect(page.getByRole('heading', { level: 1, name: 'Annonces légales en attente' })).toBeVisible();
  await expect(
    page.getByText('1 annonce à traiter ; sur cette page, 1 sur 1 sans rien à signaler'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Annonces en attente 1' })).toBeVisible();
  const card = cardOf(page, reference);
  for (const text of [
    'ORVELINE CONSEIL',
    'Transfert de siège',
    'Changement de dirigeant, Changement de dénomination',
    'Lyon (69)',
    'Payée : Entreprise, 12 h',
    'Rien à signaler : le texte a toutes les mentions attendues.',
  ])
    await expect(card).toContainText(text);
  await expect(card).toContainText(/Soumis le \d\d\/\d\d\/\d{4} à \d\d:\d\d/);
  await expect(card).toContainText(/Reste 1[12] h/);

  await card.getByRole('link', { name: 'Modifier' }).click();
  const title = `Transfert du siège d'ORVELINE CONSEIL ${randomUUID().slice(0, 6)}`;
  await page.getByLabel('Titre', { exact: true }).fill(title);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page).toHaveURL('/admin/legal-announcements');
  await expect(page.getByText('Annonce légale mise à jour avec succès')).toBeVisible();

  await page.getByRole('link', { name: 'Annonces en attente 1' }).click();
  // With nothing to report, one key is enough.
  await expect(card).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  await expect(page.getByText(`L'annonce "${title}" a été approuvée et publiée.`)).toBeVisible();
  await expect(page.getByText('Aucune annonce en attente')).toBeVisible();
  await expect(page.getByText('Toutes les annonces légales ont été traitées.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Annonces en attente', exact: true })).toBeVisible();
  // The banner disappears by itself.
  await expect(page.getByText(`L'annonce "${title}" a été approuvée et publiée.`)).toBeHidden();

  const list = await readPage(site, `/annonces-legales?search=${reference}`);
  expect(list).toContain(title.replace("'", '’'));
  expect(list).toContain('Aussi : changement de dirigeant, changement de dénomination');
  await expect.poll(async () => (await mailsTo(site, 'announcement-published', email)).length).toBe(1);
  const { announcements } = await call(page, site, 'GET', `legal-announcements?search=${siret}`);
  const { announcement } = await call(page, site, 'GET', `legal-announcements/${announcements[0].id}`);
  const attestation = await readPage(site, announcement.attestation.verificationPath);
  expect(attestation).toMatch(/attestation|démonstration/i);
  expect(attestation).toContain(reference);
  expect(attestation).toContain('Transfert de siège, changement de dirigeant, changement de dénomination');
});

test('au clavier seul : les plus urgentes d’abord, les impayées en dernier, un rejet motivé rembourse ; de deux relecteurs sur une carte, l’un décide, l’autre apprend qui', async ({
  page,
  site,
  incidents,
}) => {
  incidents.expect(/409 .*\/(approve|reject)\)/);
  await logInAdmin(page, site);
  await test.step('au clavier seul', () => reviewByKeyboard(page, site));
  await test.step('deux relecteurs', () => reviewTogether(page, site));
});

const reviewByKeyboard = async (page: Page, site: Site) => {
  const company = `KERVELANE ${randomUUID().slice(0, 6).toUpperCase()}`;
  const one = (name: string) => ({ companyName: company, title: `${name} de ${company}` });
  const unpaid = await send(site, one('Avis impayé'));
  const slow = await sendAndPay(site, { ...one('Avis standard'), price: 149 });
  const fast = await sendAndPay(site, { ...one('Avis entreprise'), price: 299 });
  await page.goto(PENDING);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(3);
  for (const [index, { title }] of [fast, slow, unpaid].entries())
    await expect(cards.nth(index)).toContainText(title);
  await expect(cards.nth(2)).toContainText('Non payée');
  await expect(cards.nth(0)).toContainText('Peut-être en double');
  await expect(cards.nth(0)).toContainText(slow.reference);
  await expect(page.getByText('a approuver et publier', { exact: true })).toBeVisible();

  // Without a chosen card, a decision key decides nothing and says so.
  await page.keyboard.press('a');
  await expect(page.getByText("Touche « a » refusée : choisissez d'abord une annonce avec j.")).toBeVisible();
  await page.keyboard.press('j');
  await expect(cards.nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(cards.nth(0)).toBeFocused();
  // The decided card folds before the server answers, the next one takes the focus, and a second decision is refused.
  const approvals: string[] = [];
  page.on('request', (request) => request.url().endsWith('/approve') && approvals.push(request.url()));
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/admin/legal-announcements/*/approve', (route) =>
    held.then(() => route.continue()),
  );
  await page.keyboard.press('a');
  const anyway = page.getByRole('alertdialog', { name: 'Approuver malgré ce qui est signalé ?' });
  await expect(anyway).toContainText(/Manque dans le texte : .*la ville du RCS/);
  await expect(anyway).toContainText(`Peut-être en double de ${slow.reference}.`);
  await anyway.getByRole('button', { name: approveButton }).press('Enter');
  const folded = page.getByText(`Approbation de « ${fast.title} » en cours…`);
  await expect(folded).toBeVisible();
  await expect(cardOf(page, fast.reference)).toHaveCount(0);
  await expect(cardOf(page, slow.reference)).toBeFocused();
  await page.keyboard.press('a');
  await expect(page.getByText('Touche « a » refusée : une décision est en cours.')).toBeVisible();
  release();
  await expect(page.getByText(`L'annonce "${fast.title}" a été approuvée et publiée.`)).toBeVisible();
  await expect(folded).toHaveCount(0);
  expect(approvals).toHaveLength(1);
  await page.unrouteAll({ behavior: 'wait' });
  await expect(cardOf(page, slow.reference)).toBeFocused();

  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: "Rejeter l'annonce" });
  const choice = (name: string) => dialog.getByRole('radio', { name });
  await expect(choice('Mentions obligatoires manquantes')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(cardOf(page, slow.reference)).toBeFocused();
  await page.keyboard.press('r');
  await expect(dialog).toContainText('Son règlement de 149,00');
  const reason = dialog.getByLabel(/^Motif envoyé/);
  await page.keyboard.press('1');
  await expect(choice('Mentions obligatoires manquantes')).toBeChecked();
  const missing = await cardOf(page, slow.reference)
    .getByText(/^Manque dans le texte/)
    .innerText();
  const firstMissing = missing.split(' : ')[1]?.split(/,|\n/)[0] ?? '';
  await expect(reason).toHaveValue(new RegExp(`Il manque : ${firstMissing}`));
  await page.keyboard.press('2');
  await expect(choice('SIRET inexact')).toBeFocused();
  await expect(reason).toHaveValue(/^Le numéro SIRET indiqué/);
  // In the text, digits and letters are what they are.
  await reason.press('ControlOrMeta+End');
  await reason.pressSequentially(' Voir jkar 3.');
  await reason.press('ControlOrMeta+Enter');
  await expect(
    page.getByText(`L'annonce "${slow.title}" a été rejetée. Le remboursement est en cours.`),
  ).toBeVisible();
  await expect(cardOf(page, unpaid.reference)).toBeFocused();

  await page.keyboard.press('a');
  const confirm = page.getByRole('alertdialog', { name: "Approuver une annonce qui n'est pas payée ?" });
  await expect(confirm.getByRole('button', { name: 'Annuler' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(confirm).toBeHidden();
  await expect(cardOf(page, unpaid.reference)).toBeFocused();
  await cardOf(page, unpaid.reference).getByRole('button', { name: 'Rejeter' }).press('Enter');
  await expect(dialog).toContainText("Aucun paiement n'a été reçu");
  // An empty reason is accepted too.
  await dialog.getByRole('button', { name: "Rejeter l'annonce" }).click();
  await expect(page.getByText(`L'annonce "${unpaid.title}" a été rejetée.`, { exact: true })).toBeVisible();
  await expect(page.getByText('Aucune annonce en attente')).toBeVisible();
  await expect.poll(() => statusOf(site, unpaid)).toBe('rejected');

  const told = await readPage(site, tracking(slow));
  expect(told).toContain('Voir jkar 3.');
  expect(told).toMatch(/149,00\s€/);
  await follow(page, `/admin/legal-announcements/edit/${slow.id}`);
  await expect(page.getByText(/^(Remboursement de 149,00\s€ en cours|Remboursée : 149,00\s€)/)).toBeVisible();
  await expect(page.getByText(/Voir jkar 3\.$/)).toBeVisible();

  // With a cancellation request, one key is not enough to approve.
  const last = await sendAndPay(site, one('Dernier avis'));
  await askCancellation(site, last, 'La cession ne se fait plus.');
  // Keys pressed in the very moment the card appears count too.
  await page.addInitScript(() => {
    const press = (key: string) => window.dispatchEvent(new KeyboardEvent('keydown', { key }));
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main article')) return;
      observer.disconnect();
      press('j');
      press('a');
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto(PENDING);
  await expect(cardOf(page, last.reference)).toContainText('« La cession ne se fait plus. »');
  const unwanted = page.getByRole('alertdialog', {
    name: "Approuver une annonce dont l'annulation est demandée ?",
  });
  await expect(unwanted).toContainText('La cession ne se fait plus.');
  await unwanted.getByRole('button', { name: 'Annuler' }).press('Enter');

  // Users of voice control can switch the shortcuts off.
  await page.getByRole('checkbox', { name: 'Raccourcis clavier' }).uncheck();
  await page.reload();
  await expect(cardOf(page, last.reference)).toBeVisible();
  await page.keyboard.press('j');
  await expect(cardOf(page, last.reference)).not.toBeFocused();
  await expect(unwanted).toHaveCount(0);

  // Its own page asks too; approved all the same, the tracking page says so.
  await cardOf(page, last.reference).getByRole('link', { name: 'Modifier' }).click();
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(unwanted).toContainText('La cession ne se fait plus.');
  expect(await statusOf(site, last)).toBe('paid');
  await unwanted.getByRole('button', { name: 'Approuver et publier malgré tout' }).click();
  await expect(page.getByText('Annonce légale publiée avec succès')).toBeVisible();
  const { announcement } = await call(page, site, 'GET', `legal-announcements/${last.id}`);
  await expect(page.getByRole('link', { name: /^Attestation de parution [A-Z0-9-]+$/ })).toHaveAttribute(
    'href',
    announcement.attestation.verificationPath,
  );
  expect(await readPage(site, tracking(last))).toMatch(
    /Votre demande d'annulation n'a pas été suivie : l'annonce a été publiée le \d\d\//,
  );
};

const reviewTogether = async (page: Page, site: Site) => {
  const company = `HALORIS ${randomUUID().slice(0, 6).toUpperCase()}`;
  const first = await sendAndPay(site, { companyName: company, title: `Avis de ${company}` });
  const second = await sendAndPay(site, { companyName: company, title: `Modifié par ${company}` });
  await follow(page, PENDING);
  await expect(page.getByRole('article')).toHaveCount(2);
  await cardOf(page, second.reference).getByRole('button', { name: "Je m'en occupe" }).click();
  await expect(cardOf(page, second.reference)).toContainText("Vous vous en occupez, jusqu'à");
  await (await deskOf(site, BOB))('PUT', `legal-announcements/${first.id}/approve`);

  await cardOf(page, first.reference).getByRole('button', { name: 'Rejeter' }).click();
  await page.getByRole('dialog').getByRole('button', { name: "Rejeter l'annonce" }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(/Traitée par Bob Leroy le \d\d\/\d\d\/\d{4} à \d\d:\d\d\./);
  await expect(cardOf(page, first.reference)).toHaveCount(0);
  await expect(cardOf(page, second.reference)).toBeFocused();

  // The announcer changed it meanwhile: it is not approved unread, and the card shows the difference.
  const tracked = await page.request.get(`${site.url}/api/legal-announcements/tracking/${second.token}`);
  const { announcement } = await tracked.json();
  const changed = await fetch(`${site.url}/api/legal-announcements/tracking/${second.token}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...announcement.notice,
      content: announcement.notice.content.replace('10 000 €', '25 000 €'),
      rev: announcement.rev,
    }),
  });
  expect(changed.ok, await changed.text()).toBe(true);
  await approveAnyway(page, cardOf(page, second.reference));
  await expect(alert).toContainText(
    "Cette annonce a été modifiée depuis que vous l'avez ouverte. Relisez-la avant de décider.",
  );
  const card = cardOf(page, second.reference);
  await expect(card).toContainText("Modifiée par l'annonceur le");
  await card.getByText('Voir ce qui a changé').click();
  await expect(card.locator('ins')).toContainText('25');
  await expect(card).toContainText(
    'Le texte indique un capital de « 25 000 € », le formulaire « 10 000 € ».',
  );
  await approveAnyway(page, card);
  await expect(page.getByText(`L'annonce "${second.title}" a été approuvée et publiée.`)).toBeVisible();
  expect((await call(page, site, 'GET', `legal-announcements/${second.id}`)).announcement.status).toBe(
    'published',
  );
};

test('une correction demandée : le courriel, la réponse de l’annonceur, la différence, puis la publication ; les titres à 1024 px', async ({
  page,
  site,
  incidents,
}) => {
  incidents.expect(/ERR_INTERNET_DISCONNECTED/);
  await logInAdmin(page, site);
  // The offer includes no modification: a correction needs none.
  const sent = await sendAndPay(site, { price: 149, title: `Correction ${randomUUID().slice(0, 6)}` });
  await (await deskOf(site, BOB))('PUT', `legal-announcements/${sent.id}/assignment`, {});
  await page.goto(PENDING);
  const card = cardOf(page, sent.reference);
  await expect(card).toContainText("Bob Leroy s'en occupe");
  await card.getByRole('button', { name: 'Reprendre à mon compte' }).click();
  const taken = page.getByRole('alertdialog');
  await expect(taken).toContainText("Bob Leroy s'en occupe");
  await taken.getByRole('button', { name: 'Reprendre à mon compte' }).click();
  await expect(card).toContainText("Vous vous en occupez, jusqu'à");

  await card.getByRole('button', { name: 'Demander une correction' }).click();
  const dialog = page.getByRole('dialog', { name: 'Demander une correction' });
  await expect(dialog.getByRole('checkbox', { name: "l'ancien siège" })).toBeChecked();
  await dialog.getByRole('textbox', { name: "Précision : l'ancien siège" }).fill('Son adresse complète.');
  await dialog.getByRole('textbox', { name: /Autre point/ }).fill('La date de la décision est-elle juste ?');
  await dialog.getByRole('button', { name: 'Demander la correction' }).click();
  await expect(page.getByText(/est demandée à l'annonceur : le délai est suspendu/)).toBeVisible();
  await expect(card).toContainText("Attend l'annonceur depuis moins d'une minute");
  await expect(card.getByRole('button', { name: 'Demander une correction' })).toHaveCount(0);

  await expect.poll(async () => (await mailsTo(site, 'correction-requested', sent.email)).length).toBe(1);
  const [mail] = await mailsTo(site, 'correction-requested', sent.email);
  expect(mail?.text).toContain('Son adresse complète.');
  const link = new RegExp(`https?://\\S+/suivi/${sent.token}`).exec(mail?.text ?? '')?.[0] ?? '';
  const { pathname } = new URL(link);
  expect(await readPage(site, pathname)).toContain("L'ancien siège : Son adresse complète.");
  // Who has the link needs no session, and one changes nothing: the customer's browser may be the reviewer's.
  await page.goto(`${pathname}/modification`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Répondre à la rédaction');
  await expect(editor(page)).toBeVisible();
  await field(page, 'Ancien siège').fill('3 rue du Port, 69002 Lyon');
  await editor(page).fill(
    'ORVELINE CONSEIL, SAS au capital de 10 000 €. Aux termes d’une décision du 2 novembre 2026, le siège social, auparavant au 3 rue du Port, 69002 Lyon, a été transféré au 18 rue des Tisserands, 69004 Lyon.',
  );
  await field(page, 'Votre message').fill('La date est juste.');
  await page.context().setOffline(true);
  await act(page, 'Envoyer ma réponse').click();
  await expect(page.getByText("Votre réponse n'est pas envoyée")).toBeVisible();
  await expect(field(page, 'Votre message')).toHaveValue('La date est juste.');
  await page.context().setOffline(false);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('parution.modification')))
    .toContain('La date est juste.');
  await page.reload();
  await expect(field(page, 'Votre message')).toHaveValue('La date est juste.');
  await expect(editor(page)).toContainText('3 rue du Port');
  await act(page, 'Envoyer ma réponse').click();
  await expect(page.locator(':focus')).toHaveText('Votre réponse est envoyée à la rédaction.');
  await expect(page.getByText('La rédaction a reçu votre réponse')).toBeVisible();

  // To the reviewer who takes care of it, not to the whole team.
  await expect
    .poll(async () => (await mailsTo(site, 'team-correction-answered', site.admin.email)).length)
    .toBe(1);
  await page.goto(PENDING);
  await expect(page.getByRole('article').first()).toContainText(sent.reference);
  await expect(card).toContainText('La date est juste.');
  await expect(card.locator('ins').filter({ hasText: 'Port' }).first()).toBeVisible();
  await card.getByRole('button', { name: 'Notes internes' }).click();
  const notes = page.getByRole('dialog', { name: 'Notes internes' });
  await notes.getByRole('textbox', { name: 'Nouvelle note' }).fill('Vérifié au registre.');
  await notes.getByRole('button', { name: 'Ajouter la note' }).click();
  await expect(notes.getByRole('listitem')).toContainText('Vérifié au registre.');
  expect(await violationsOn(page)).toEqual([]);
  await notes.getByRole('button', { name: 'Fermer' }).click();
  await expect(card).toContainText('Note de Admin Parution');
  await approveAnyway(page, card);
  await expect(page.getByText(`L'annonce "${sent.title}" a été approuvée et publiée.`)).toBeVisible();
  await page.getByRole('link', { name: 'Chiffres de la relecture' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chiffres de la relecture');
  await expect(page.getByRole('row', { name: /Standard/ })).toBeVisible();

  await test.step('à 1024 px, les titres gardent leur largeur dans les listes, au tableau de bord et à la relecture', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    const company = `KERDANIEL ${randomUUID().slice(0, 6).toUpperCase()}`;
    const title = `Avis de constitution de la société civile immobilière de construction-vente ${company}`;
    const { reference } = await sendAndPay(site, { companyName: company, title });
    const firstOf = (table: string) =>
      page.getByRole('table', { name: table, exact: true }).locator('tbody th').first();
    for (const [address, row] of [
      ['/admin', firstOf('Articles les plus populaires')],
      ['/admin/articles', firstOf('Articles')],
      ['/admin/legal-announcements', firstOf('Annonces légales')],
      [PENDING, cardOf(page, reference).getByRole('heading', { level: 2 })],
    ] as const) {
      await follow(page, address);
      await expect(row).toBeVisible();
      expect((await row.boundingBox())?.width, address).toBeGreaterThanOrEqual(256);
      // Nothing is out of sight beside it.
      const frames = await page
        .locator('main div:has(> table)')
        .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
      expect(Math.max(0, ...frames), address).toBe(0);
    }
  });
});
