import { overflowOf } from '#tests/support/article-lists.ts';
import { violationsOn } from '#tests/support/axe.ts';
import {
  act,
  anAddress,
  confirmation,
  mailCount,
  openPayment,
  send,
  sendAndPay,
  stage,
  statusOf,
  storeTrackingLink,
  tracking,
} from '#tests/support/buying.ts';
import { mailsTo } from '#tests/support/outbox.ts';
import {
  currentStep,
  field,
  fillDetails,
  openForm,
  payButton,
  storedDraft,
  terms,
  toOffers,
  toReview,
} from '#tests/support/submission-form.ts';
import { expect, test } from '#tests/support/test.ts';

const CONFIRMED = 'Paiement Confirmé !';
const VERIFYING = 'Paiement en cours de vérification';
const RESUME = 'Reprendre le paiement';

test("du formulaire au paiement, à sa confirmation et au suivi de l'annonce @both-engines", async ({
  page,
  site,
}) => {
  const email = anAddress();
  await openForm(page);
  await fillDetails(page);
  await field(page, 'Email').fill(email);
  await toOffers(page).click();
  await page.getByText('Premium', { exact: true }).click();
  await toReview(page).click();
  await terms(page).check();
  await payButton(page).click();

  await expect(page).toHaveURL(/\/paiement-test\/[\w-]+$/);
  await expect(
    page.getByText("Page de paiement de démonstration : aucune carte n'est débitée"),
  ).toBeVisible();
  for (const text of ['Transfert du siège social de la SAS ORVELINE CONSEIL', email, '199,00'])
    await expect(page.getByRole('main')).toContainText(text);
  await act(page, 'Payer').click();

  await expect(page).toHaveURL(/\/annonces-legales\/confirmation\/AL-\d{6}$/);
  await expect(page.getByRole('heading', { level: 1, name: CONFIRMED })).toBeVisible();
  const reference = page.url().slice(-9);
  const main = page.getByRole('main');
  await expect(main.getByText('Numéro de référence')).toContainText(reference);
  for (const [label, value] of [
    ['Titre', 'Transfert du siège social de la SAS ORVELINE CONSEIL'],
    ['Date de soumission', /^\d\d\/\d\d\/\d{4}$/],
    ['Statut', 'Payée'],
    ['Numéro de facture', /\d{4}/],
    ['Statut du paiement', 'Complété'],
    ['Montant HT', /^165,83\s€$/],
    ['TVA (20%)', /^33,17\s€$/],
    ['Montant total TTC', /^199,00\s€$/],
    ['Date de paiement', /^\d\d\/\d\d\/\d{4} \d\d:\d\d$/],
  ] as const)
    await expect(
      main
        .locator('dl > div')
        .filter({ has: page.getByText(label, { exact: true }) })
        .locator('dd'),
    ).toHaveText(value);
  await expect(main.getByRole('list').getByText(/relit votre annonce/)).toBeVisible();
  await expect(main.getByRole('list')).toContainText(
    'Votre offre Premium : publication sous 24 h après validation.',
  );
  // The aim comes before the review's 24 to 48 hours and the offer's delay have passed, and says so.
  await expect(main.getByRole('list')).toContainText(
    /Notre objectif, plus court que nos délais\s: publication au plus tard le \d\d\/\d\d\/\d{4} à \d\d:\d\d\./,
  );
  await expect(main.getByText(/e-mail de confirmation vous a été envoyé/)).toBeVisible();
  for (const [name, href] of [
    ['Voir les annonces légales', '/annonces-legales'],
    ['Nouvelle annonce', '/annonces-legales?showSubmission=true'],
    ["Retour à l'accueil", '/'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);

  // Paid: the form is empty again, and the mail with the invoice was sent.
  await expect.poll(() => storedDraft(page)).toBeNull();
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
  await expect(stage(page, 'En relecture')).toHaveAttribute('aria-current', 'step');
  await expect(stage(page, 'En relecture')).toContainText('au plus tard le');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Transfert du siège social');
});

test('une carte refusée se retente dans la même page, puis le paiement passe', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const sent = await send(site);
  await storeTrackingLink(page, sent);
  await page.goto(await openPayment(site, sent));
  await act(page, 'Refuser la carte').click();
  await expect(page.getByText('1 carte refusée dans cette session.')).toBeVisible();
  await act(page, 'Refuser la carte').click();
  await expect(page.getByText('2 cartes refusées dans cette session.')).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
  expect(await statusOf(site, sent)).toBe('pending_payment');

  await act(page, 'Payer').click();
  await expect(page.getByRole('heading', { level: 1, name: CONFIRMED })).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
});

test("l'abandon après un échec ramène aux annonces, et le lien de suivi au paiement", async ({
  page,
  context,
  site,
}) => {
  const sent = await send(site);
  await page.goto(await openPayment(site, sent));
  await act(page, 'Abandonner après un échec').click();
  await expect(page).toHaveURL('/annonces-legales?success=false');
  await expect(page.getByRole('alert')).toContainText(
    'Le paiement de votre annonce légale a échoué ou a été annulé. Vous pouvez réessayer de soumettre votre annonce.',
  );
  await expect.poll(() => statusOf(site, sent)).toBe('payment_failed');
  await expect.poll(() => mailCount(site, 'payment-failed', sent)).toBe(1);
  await page.close();

  // The link of the mail works in another tab, on any device.
  const [mail] = await mailsTo(site, 'payment-failed', sent.email);
  expect(mail?.text).toContain(`${site.url}${tracking(sent)}`);
  const other = await context.newPage();
  await other.goto(tracking(sent));
  await expect(stage(other, 'Payée')).toContainText("Le paiement n'a pas abouti");
  await other.getByRole('button', { name: RESUME }).click();
  await expect(other).toHaveURL(/\/paiement-test\//);
  await act(other, 'Payer').click();
  await expect(other.getByRole('heading', { level: 1, name: CONFIRMED })).toBeVisible();
});

test("annuler n'efface rien : l'annonce revient, et se paie sans être déposée deux fois", async ({
  page,
  site,
}) => {
  const email = anAddress();
  const calls: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/legal-announcements/cancel/')) calls.push(request.postData());
  });
  await openForm(page);
  await fillDetails(page);
  await field(page, 'Email').fill(email);
  await toOffers(page).click();
  await toReview(page).click();
  await terms(page).check();
  await payButton(page).click();
  await expect(page).toHaveURL(/\/paiement-test\//);
  await act(page, 'Annuler').click();

  await expect(page).toHaveURL(/\/annonces-legales\/cancellation\?reference=AL-\d{6}$/);
  const reference = page.url().slice(-9);
  await expect(page.getByRole('heading', { level: 1, name: 'Paiement Annulé' })).toBeVisible();
  for (const text of [
    'Vous avez annulé le paiement.',
    'Un problème est survenu avec votre moyen de paiement.',
    'Un problème technique temporaire',
    "Un e-mail d'annulation vous a été envoyé. Pensez à vérifier vos courriers indésirables.",
  ])
    await expect(page.getByRole('main')).toContainText(text);
  await expect(page.getByRole('main').getByRole('link', { name: "Retour à l'accueil" })).toHaveAttribute(
    'href',
    '/',
  );
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violationsOn(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
  }
  await expect.poll(() => statusOf(site, { reference })).toBe('payment_failed');
  expect(calls).toHaveLength(1);
  expect(calls[0]).toContain('trackingToken');
  await expect.poll(async () => (await mailsTo(site, 'payment-cancelled', email)).length).toBe(1);

  await page.getByRole('link', { name: 'Réessayer le paiement' }).click();
  await expect(currentStep(page)).toContainText('Vérification & validation');
  await expect(payButton(page)).toBeFocused();
  await terms(page).check();
  await payButton(page).click();
  await expect(page).toHaveURL(/\/paiement-test\//);
  await expect(page.getByRole('main')).toContainText(reference);
  await act(page, 'Payer').click();
  await expect(page).toHaveURL(`/annonces-legales/confirmation/${reference}`);
  await expect(page.getByRole('heading', { level: 1, name: CONFIRMED })).toBeVisible();
});

test("la page d'annulation ne dit rien de faux de ce qui est payé, ni dans un autre navigateur", async ({
  page,
  site,
  incidents,
}) => {
  const main = page.getByRole('main');
  const paid = await sendAndPay(site);
  await storeTrackingLink(page, paid);
  await page.goto(`/annonces-legales/cancellation?reference=${paid.reference}`);
  await expect(page.getByRole('heading', { level: 1, name: CONFIRMED })).toBeVisible();
  await expect(main).not.toContainText('débitée');
  await expect(main).not.toContainText("e-mail d'annulation");
  await expect(main.getByRole('link', { name: 'Voir la confirmation' })).toHaveAttribute(
    'href',
    confirmation(paid),
  );
  await expect(main.getByRole('link', { name: 'Suivre mon annonce' })).toHaveAttribute(
    'href',
    tracking(paid),
  );

  const { reference } = await send(site);
  // This browser does not know the announcement: the page promises nothing.
  incidents.expect(/404.*AL-000000/);
  for (const [address, follow] of [
    [`?reference=${reference}`, `/annonces-legales/suivi?reference=${reference}`],
    ['?reference=AL-000000', '/annonces-legales/suivi'],
    ['?reference=AL-12', '/annonces-legales/suivi'],
    ['', '/annonces-legales/suivi'],
  ] as const) {
    await page.goto(`/annonces-legales/cancellation${address}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Paiement Annulé' })).toBeVisible();
    await expect(main).toContainText('si le paiement avait été ouvert depuis ce navigateur');
    await expect(main).not.toContainText('conservée dans ce navigateur');
    const isOurs = address.includes(reference);
    await expect(main.getByText('Votre annonce est conservée chez nous')).toHaveCount(isOurs ? 1 : 0);
    await expect(main.getByText('Numéro de référence')).toHaveCount(isOurs ? 1 : 0);
    await expect(main.getByRole('link', { name: 'Suivre mon annonce' })).toHaveAttribute('href', follow);
  }
});

test('un paiement différé se confirme sur la page ouverte', async ({ page, site }) => {
  const sent = await send(site);
  await page.goto(await openPayment(site, sent));
  await act(page, 'Payer plus tard').click();
  await expect(page.getByRole('heading', { level: 1, name: VERIFYING })).toBeVisible();
  await expect(page.getByText('Complété')).toHaveCount(0);
  await expect(page.getByText('ne payez pas une seconde fois')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await expect(page.getByRole('heading', { level: 1, name: CONFIRMED })).toBeVisible({ timeout: 30_000 });
});

test('une annonce ne se paie pas deux fois', async ({ page, context, site, incidents }) => {
  incidents.expect(/409.*payment-test/);
  const sent = await send(site);
  await storeTrackingLink(page, sent);
  const first = await openPayment(site, sent);
  await page.goto(first);
  // Meanwhile another tab reopens the payment: the first page is closed.
  const other = await context.newPage();
  const paid = await openPayment(site, sent);
  await other.goto(paid);
  await act(page, 'Payer').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Session de paiement terminée' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await act(other, 'Payer').click();
  await expect(other.getByRole('heading', { level: 1, name: CONFIRMED })).toBeVisible();

  // Opened again: a return through history may still be loading when a reload begins.
  await other.goto(paid);
  await expect(other.getByText('Cette session est déjà payée')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Voir la confirmation' })).toHaveAttribute(
    'href',
    confirmation(sent),
  );
});

test("la confirmation ne dit que ce que le serveur sait, et l'erreur a ses deux issues", async ({
  page,
  site,
  incidents,
}) => {
  incidents.expect(/404/);
  const sent = await send(site);
  await page.goto(confirmation(sent));
  await expect(page.getByRole('heading', { level: 1, name: 'Annonce en attente de paiement' })).toBeVisible();
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
  await expect(page).toHaveURL(/\/paiement-test\//);

  for (const path of ['/annonces-legales/confirmation', '/annonces-legales/confirmation/AL-000000']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Une erreur est survenue' })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: "Retour à l'accueil" })).toHaveAttribute('href', '/');
    await expect(main.getByRole('link', { name: 'Voir toutes les annonces' })).toHaveAttribute(
      'href',
      '/annonces-legales',
    );
  }
});

test.describe('sans JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('la confirmation et le suivi disent ce qui est connu', async ({ page, site }) => {
    const sent = await sendAndPay(site);
    await page.goto(confirmation(sent));
    await expect(page.getByRole('heading', { level: 1, name: CONFIRMED })).toBeVisible();
    await expect(page.getByText(/^199,00\s€$/)).toBeVisible();
    await page.goto(tracking(sent));
    await expect(stage(page, 'En relecture')).toContainText('offre Premium, publication sous 24 h');
  });
});
