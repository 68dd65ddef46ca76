import type { Locator } from '@playwright/test';
import { violationsOn } from '#tests/support/axe.ts';
import {
  act,
  anAddress,
  confirmation,
  mailCount,
  openPayment,
  payFor,
  send,
  stage,
  statusOf,
  storeTrackingLink,
  tracking,
} from '#tests/support/buying.ts';
import { mailsTo } from '#tests/support/outbox.ts';
import { elementIn, elementsIn, linkIn, parsePage, textOf, textsIn } from '#tests/support/page-html.ts';
import type { Site } from '#tests/support/site.ts';
import { openDraft } from '#tests/support/stored-draft.ts';
import { currentStep, payButton, storedDraft, terms, toReview } from '#tests/support/submission-form.ts';
import { expect, test } from '#tests/support/test.ts';

const CONFIRMED = 'Paiement Confirmé !';
const VERIFYING = 'Paiement en cours de vérification';
const RESUME = 'Reprendre le paiement';

/** What a list of terms says. */
const factsOf = async (main: Locator): Promise<Record<string, string>> =>
  Object.fromEntries(
    await main
      .locator('dl > div')
      .evaluateAll((rows) =>
        rows.map((row) => ['dt', 'dd'].map((part) => row.querySelector(part)?.textContent?.trim() ?? '')),
      ),
  );

test("du formulaire au paiement, annulé puis repris sans rien redéposer, à sa confirmation et au suivi de l'annonce @both-engines", async ({
  page,
  site,
}) => {
  const email = anAddress();
  const main = page.getByRole('main');
  const cancellations: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/legal-announcements/cancel/')) cancellations.push(request.postData());
  });
  await openDraft(page, { step: 2, values: { contactEmail: email } });
  await page.getByText('Premium', { exact: true }).click();
  await toReview(page).click();
  await terms(page).check();
  await payButton(page).click();

  const reference = await test.step('annuler n’efface rien', async () => {
    await expect(page).toHaveURL(/\/paiement-test\/[\w-]+$/);
    await expect(
      page.getByText("Page de paiement de démonstration : aucune carte n'est débitée"),
    ).toBeVisible();
    for (const text of ['Transfert du siège social de la SAS ORVELINE CONSEIL', email, '199,00'])
      await expect(main).toContainText(text);
    await act(page, 'Annuler').click();
    await expect(page).toHaveURL(/\/annonces-legales\/cancellation\?reference=AL-\d{6}$/);
    const cancelled = page.url().slice(-9);
    await expect(page.getByRole('heading', { level: 1, name: 'Paiement Annulé' })).toBeVisible();
    for (const text of [
      'Vous avez annulé le paiement.',
      'Un problème est survenu avec votre moyen de paiement.',
      'Un problème technique temporaire',
      "Un e-mail d'annulation vous a été envoyé. Pensez à vérifier vos courriers indésirables.",
    ])
      await expect(main).toContainText(text);
    await expect(main.getByRole('link', { name: "Retour à l'accueil" })).toHaveAttribute('href', '/');
    await expect.poll(() => statusOf(site, { reference: cancelled })).toBe('payment_failed');
    expect(cancellations).toEqual([expect.stringContaining('trackingToken')]);
    await expect.poll(async () => (await mailsTo(site, 'payment-cancelled', email)).length).toBe(1);
    return cancelled;
  });

  await test.step('la même annonce se paie', async () => {
    await page.getByRole('link', { name: 'Réessayer le paiement' }).click();
    await expect(currentStep(page)).toContainText('Vérification & validation');
    await expect(payButton(page)).toBeFocused();
    await terms(page).check();
    await payButton(page).click();
    await expect(page).toHaveURL(/\/paiement-test\//);
    await expect(main).toContainText(reference);
    await act(page, 'Payer').click();
  });

  await test.step('la confirmation', async () => {
    await expect(page).toHaveURL(`/annonces-legales/confirmation/${reference}`);
    await expect(page.getByRole('heading', { level: 1, name: CONFIRMED })).toBeVisible();
    await expect(main.getByText('Numéro de référence')).toContainText(reference);
    expect(await factsOf(main)).toMatchObject({
      Titre: 'Transfert du siège social de la SAS ORVELINE CONSEIL',
      'Date de soumission': expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
      Statut: 'Payée',
      'Numéro de facture': expect.stringMatching(/\d{4}/),
      'Statut du paiement': 'Complété',
      'Montant HT': expect.stringMatching(/^165,83\s€$/),
      'TVA (20%)': expect.stringMatching(/^33,17\s€$/),
      'Montant total TTC': expect.stringMatching(/^199,00\s€$/),
      'Date de paiement': expect.stringMatching(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/),
    });
    const invoice = await main.getByRole('link', { name: /facture/i }).getAttribute('href');
    expect((await page.request.get(invoice ?? '')).headers()['content-type']).toBe('application/pdf');
    const next = main.getByRole('list');
    await expect(next.getByText(/relit votre annonce/)).toBeVisible();
    await expect(next).toContainText('Votre offre Premium : publication sous 24 h après validation.');
    // The aim comes before the review's 24 to 48 hours and the offer's delay have passed, and says so.
    await expect(next).toContainText(
      /Notre objectif, plus court que nos délais\s: publication au plus tard le \d\d\/\d\d\/\d{4} à \d\d:\d\d\./,
    );
    await expect(main.getByText(/e-mail de confirmation vous a été envoyé/)).toBeVisible();
    for (const [name, href] of [
      ['Voir les annonces légales', '/annonces-legales'],
      ['Nouvelle annonce', '/annonces-legales?showSubmission=true'],
      ["Retour à l'accueil", '/'],
    ] as const)
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
    // Paid: the form is empty again.
    await expect.poll(() => storedDraft(page)).toBeNull();
  });

  await test.step('le suivi', async () => {
    await page.goto('/annonces-legales?success=true');
    await expect(
      page.getByRole('heading', { name: "Merci pour votre demande d'annonce légale !" }),
    ).toBeVisible();
    await expect(main).toContainText(reference);
    await expect(main).toContainText('Notre équipe vérifie votre annonce');
    for (const kind of ['payment-confirmed', 'announcement-in-review'])
      await expect.poll(async () => (await mailsTo(site, kind, email)).length).toBe(1);
    await main.getByRole('link', { name: 'Suivre mon annonce' }).click();
    await expect(page).toHaveURL(/\/annonces-legales\/suivi\/[\w-]{20,}$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Transfert du siège social');
    await expect(stage(page, 'En relecture')).toHaveAttribute('aria-current', 'step');
    await expect(stage(page, 'En relecture')).toContainText('au plus tard le');
  });
});

test("une carte refusée se retente ; l'abandon ramène aux annonces, le lien de suivi au paiement, et rien ne se paie deux fois", async ({
  page,
  site,
  incidents,
}) => {
  incidents.expect(/409.*payment-test/);
  incidents.expect(/404.*AL-000000/);
  const main = page.getByRole('main');
  const sent = await send(site);
  await page.goto(await openPayment(site, sent));
  await act(page, 'Refuser la carte').click();
  await expect(page.getByText('1 carte refusée dans cette session.')).toBeVisible();
  await act(page, 'Refuser la carte').click();
  await expect(page.getByText('2 cartes refusées dans cette session.')).toBeVisible();
  expect(await statusOf(site, sent)).toBe('pending_payment');

  await act(page, 'Abandonner après un échec').click();
  await expect(page).toHaveURL('/annonces-legales?success=false');
  await expect(page.getByRole('alert')).toContainText(
    'Le paiement de votre annonce légale a échoué ou a été annulé. Vous pouvez réessayer de soumettre votre annonce.',
  );
  await expect.poll(() => statusOf(site, sent)).toBe('payment_failed');
  await expect.poll(() => mailCount(site, 'payment-failed', sent)).toBe(1);

  await test.step('par le lien de suivi', async () => {
    // This browser stores nothing about the announcement: the link of the mail works on any device.
    const [mail] = await mailsTo(site, 'payment-failed', sent.email);
    expect(mail?.text).toContain(`${site.url}${tracking(sent)}`);
    await page.goto(tracking(sent));
    await expect(stage(page, 'Payée')).toContainText("Le paiement n'a pas abouti");
    await page.getByRole('button', { name: RESUME }).click();
    await expect(page).toHaveURL(/\/paiement-test\//);
    await act(page, 'Refuser la carte').click();
    await expect(page.getByText('1 carte refusée dans cette session.')).toBeVisible();
  });

  await test.step('payée dans un autre onglet', async () => {
    // It opens the payment again, and pays: the first page is closed.
    const paid = await openPayment(site, sent);
    await payFor(site, sent, paid);
    await act(page, 'Payer').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Session de paiement terminée' })).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    const again = await sentPage(site, new URL(paid, site.url).pathname);
    expect(again.text).toContain('Cette session est déjà payée');
    expect(again.link('Voir la confirmation')).toBe(confirmation(sent));
  });

  await test.step("la page d'annulation ne dit rien de faux de ce qui est payé", async () => {
    await storeTrackingLink(page, sent);
    await page.goto(`/annonces-legales/cancellation?reference=${sent.reference}`);
    await expect(page.getByRole('heading', { level: 1, name: CONFIRMED })).toBeVisible();
    await expect(main).not.toContainText('débitée');
    await expect(main).not.toContainText("e-mail d'annulation");
    await expect(main.getByRole('link', { name: 'Voir la confirmation' })).toHaveAttribute(
      'href',
      confirmation(sent),
    );
    await expect(main.getByRole('link', { name: 'Suivre mon annonce' })).toHaveAttribute(
      'href',
      tracking(sent),
    );
  });

  await test.step("ni d'une annonce que ce navigateur ne connaît pas", async () => {
    const { reference } = await send(site);
    await page.goto(`/annonces-legales/cancellation?reference=${reference}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Paiement Annulé' })).toBeVisible();
    await expect(main).toContainText('si le paiement avait été ouvert depuis ce navigateur');
    await expect(main).toContainText('Votre annonce est conservée chez nous');
    await expect(main).not.toContainText('conservée dans ce navigateur');
    await expect(main.getByText('Numéro de référence')).toContainText(reference);
    await expect(main.getByRole('link', { name: 'Suivre mon annonce' })).toHaveAttribute(
      'href',
      `/annonces-legales/suivi?reference=${reference}`,
    );
  });

  await test.step("ni d'aucune annonce, ou d'une annonce inconnue", async () => {
    const cancelled: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/legal-announcements/cancel/')) cancelled.push(request.url());
    });
    await page.goto('/annonces-legales/cancellation');
    await expect(page.getByRole('heading', { level: 1, name: 'Paiement Annulé' })).toBeVisible();
    await page.goto('/annonces-legales/cancellation?reference=AL-000000');
    await expect(page.getByRole('heading', { level: 1, name: 'Paiement Annulé' })).toBeVisible();
    await expect.poll(() => cancelled).toEqual([expect.stringMatching(/AL-000000$/)]);
  });
});

test('la confirmation demande une minute au serveur ce qu’il sait, puis propose de reprendre ; un paiement différé s’y confirme', async ({
  page,
  site,
}) => {
  const sent = await send(site);
  await openPayment(site, sent);
  await storeTrackingLink(page, sent);
  await page.clock.install();
  const answer = await page.goto(confirmation(sent));
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
  await expect(page.getByRole('heading', { level: 1, name: VERIFYING })).toBeVisible();
  await expect(page.getByRole('button', { name: RESUME })).toHaveCount(0);
  // Every two seconds, for a minute at most.
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/reference/') && asked.push(request.url()));
  await expect(async () => {
    await page.clock.runFor(2_000);
    expect(asked).toHaveLength(30);
  }).toPass({ intervals: [10] });
  await expect(page.getByRole('button', { name: RESUME })).toBeVisible();
  await page.clock.runFor(10_000);
  expect(asked).toHaveLength(30);

  await page.getByRole('button', { name: RESUME }).click();
  await act(page, 'Payer plus tard').click();
  await expect(page.getByRole('heading', { level: 1, name: VERIFYING })).toBeVisible();
  await expect(page.getByText('Complété')).toHaveCount(0);
  await expect(page.getByText('ne payez pas une seconde fois')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await expect.poll(() => statusOf(site, sent)).toBe('paid');
  await expect(page.getByRole('heading', { level: 1, name: CONFIRMED })).toBeVisible();
});

const withPlainSpaces = (text: string) => text.replace(/\s+/g, ' ');

/** A page as it is before, and without, any script. */
const sentPage = async (site: Site, path: string) => {
  const answer = await fetch(site.url + path);
  const main = elementIn(parsePage(await answer.text()), 'main');
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    title: textOf(elementIn(main, 'h1')),
    text: withPlainSpaces(textOf(main)),
    stages: elementsIn(main, 'ol', { 'aria-label': 'Avancement de votre annonce' })
      .flatMap((list) => textsIn(list, 'li'))
      .map(withPlainSpaces),
    link: (text: string) => linkIn(main, text),
  };
};

test('sans JavaScript, la confirmation, le suivi et l’annulation disent ce qui est connu, et rien de plus', async ({
  site,
}) => {
  const sent = await send(site);
  expect((await sentPage(site, confirmation(sent))).title).toBe('Annonce en attente de paiement');
  await payFor(site, sent, await openPayment(site, sent));
  const confirmed = await sentPage(site, confirmation(sent));
  expect(confirmed.title).toBe(CONFIRMED);
  expect(confirmed.text).toContain('199,00 €');
  const followed = await sentPage(site, tracking(sent));
  expect(followed.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  expect(followed.stages.find((one) => one.includes('En relecture'))).toContain(
    'offre Premium, publication sous 24 h',
  );

  for (const path of ['/annonces-legales/confirmation', '/annonces-legales/confirmation/AL-000000']) {
    const unknown = await sentPage(site, path);
    expect(unknown).toMatchObject({ status: 404, title: 'Une erreur est survenue' });
    expect(unknown.link("Retour à l'accueil")).toBe('/');
    expect(unknown.link('Voir toutes les annonces')).toBe('/annonces-legales');
  }

  for (const address of ['?reference=AL-000000', '?reference=AL-12', '']) {
    const cancelled = await sentPage(site, `/annonces-legales/cancellation${address}`);
    expect(cancelled.title).toBe('Paiement Annulé');
    expect(cancelled.text).toContain('si le paiement avait été ouvert depuis ce navigateur');
    expect(cancelled.text).not.toMatch(
      /conservée dans ce navigateur|conservée chez nous|Numéro de référence/,
    );
    expect(cancelled.link('Suivre mon annonce')).toBe('/annonces-legales/suivi');
  }
});
