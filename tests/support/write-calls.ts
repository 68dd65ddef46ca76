import { type EndpointName, endpoints } from '#contract/endpoints.ts';

/** The browser ignores its answer: anything but a token in its body is ignored. */
type TakesAnything = 'POST /legal-announcements/cancel/:id';

/** The specification sends no body to these; the tests of the decisions cover the optional fields. */
type BodyIfAny =
  | `PUT /admin/legal-announcements/:id/${'approve' | 'reject' | 'publish' | 'unpublish'}`
  | 'DELETE /admin/legal-announcements/:id'
  | 'PUT /admin/legal-announcements/:id/assignment';

/** Every call of the contract that has a body. */
type WriteName = Exclude<
  {
    [Name in EndpointName]: (typeof endpoints)[Name] extends { body: unknown } ? Name : never;
  }[EndpointName],
  TakesAnything | BodyIfAny
>;

type Sample = {
  /** A valid body. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Fields that accept several types, or are optional: a wrong type there may be no error. */
  readonly lenient?: readonly string[];
  /** Other valid bodies: none at all, or an empty one. */
  readonly rightToo?: readonly string[];
  /** The size in MiB from which it is refused, if not two. */
  readonly tooManyMebibytes?: number;
};

const key = '0190c0de-0000-7000-8000-00000000abcd';
const EMPTY = '\ufeff{}';

const article = {
  title: 'La preuve déloyale',
  description: 'Ce que la Cour en dit.',
  content: "<p>Aux termes d'un arrêt du 6 novembre 2026, la Cour a admis une preuve déloyale.</p>",
  category_id: 3,
  image_url: '',
  is_published: false,
};
const ids = ['0190c0de-0000-7000-8000-000000000001'];
/** The specification sends no body. */
const optional = (body: Sample['body']): Sample => ({ body, rightToo: ['', 'null', EMPTY] });
/** A list without any filter is asked for with an empty body. */
const list: Sample = { body: { page: 1, search: 'AL-000001' }, rightToo: [EMPTY] };
/** An unsaved text is accepted as it is. */
const unfinished: Sample = {
  body: { title: 'La preuve', description: '', content: '<p>Aux termes</p>' },
  rightToo: [EMPTY],
};

const notice = {
  companyName: 'ORVELINE CONSEIL',
  companyForm: 'SAS',
  siret: '73282932000074',
  rcs: 'RCS Lyon',
  capital: '10 000 €',
  address: '18 rue des Tisserands',
  city: 'Lyon',
  department: '69',
  type_id: 9,
  title: 'Transfert du siège social',
  content: "<p>Aux termes d'une décision du 6 novembre 2026, le siège social a été transféré.</p>",
  contactPerson: 'Élise Marvaudon',
  contactEmail: 'elise@exemple.fr',
  contactPhone: '',
};
const lenientNotice = ['type_id', 'rcs', 'capital', 'contactPhone', 'rev'];

const backOfficeNotice = {
  title: 'Transfert du siège social',
  content: "<p>Aux termes d'une décision du 6 novembre 2026, le siège social a été transféré.</p>",
  companyName: 'ORVELINE CONSEIL',
  companyForm: 'SAS',
  siret: '73282932000074',
  address: '18 rue des Tisserands',
  city: 'Lyon',
  department: '69',
  announcementType: 9,
  publicationDate: '2026-11-15T00:00:00.000Z',
  published: false,
  contactPerson: 'Élise Marvaudon',
  contactEmail: 'elise@exemple.fr',
};
const lenientBackOfficeNotice = ['siret', 'announcementType', 'publicationDate', 'published'];

/** A call with a body and without a sample here does not compile. */
const samples: Readonly<Record<WriteName, Sample>> = {
  'POST /auth/login': { body: { email: 'ada@exemple.fr', password: 'abcdefgh' } },
  'POST /auth/register': {
    body: { firstName: 'Ada', lastName: 'Martin', email: 'ada@exemple.fr', password: 'abcdefgh' },
  },
  'POST /auth/forgot-password': { body: { email: 'ada@exemple.fr' } },
  'POST /contact/submit': {
    body: {
      firstName: 'Ada',
      lastName: 'Martin',
      email: 'ada@exemple.fr',
      phone: '+33 1 23 45 67 89',
      subject: 'general',
      message: 'Une question sur une annonce.',
    },
  },
  'POST /legal-announcements/submit': { body: notice, lenient: lenientNotice },
  'PUT /legal-announcements/tracking/:token': { body: { ...notice, rev: 1 }, lenient: lenientNotice },
  'POST /legal-announcements/tracking/:token/correction': {
    body: { ...notice, rev: 1, message: 'Le capital est indiqué à la deuxième ligne.' },
    lenient: [...lenientNotice, 'message'],
  },
  'POST /legal-announcements/tracking/:token/cancellation-request': {
    body: { reason: 'La cession a été abandonnée.' },
  },
  'POST /legal-announcements/tracking/:token/withdrawal': { body: { name: 'Jeanne Morvan' } },
  'POST /legal-announcements/tracking/:token/quotes': { body: { basePrice: 149 } },
  'POST /quotes/:token/checkout': {
    body: { earlyStart: { request: null, acknowledgement: null } },
    rightToo: [EMPTY],
  },
  'POST /admin/articles': { body: article, lenient: ['image_url', 'is_published'] },
  'PUT /admin/articles/:id': { body: { ...article, rev: 1 }, lenient: ['image_url', 'is_published'] },
  'PUT /admin/articles/:id/publish': optional({ rev: 1 }),
  'PUT /admin/articles/:id/unpublish': optional({ rev: 1 }),
  'PUT /admin/articles/:id/schedule': { body: { scheduled_at: '2099-11-20T08:00' } },
  'PUT /admin/articles/:id/pin': { body: { is_pinned: true }, lenient: ['is_pinned'] },
  'PUT /admin/articles/:id/slug': { body: { slug: 'la-preuve' } },
  'POST /admin/articles/bulk-unpublish': { body: { ids } },
  'POST /admin/articles/bulk-delete': { body: { ids } },
  'POST /admin/articles/bulk-publish': { body: { ids } },
  'POST /admin/articles/bulk-restore': { body: { ids } },
  'POST /admin/articles/:id/versions/:rev/restore': optional({ rev: 1 }),
  'POST /admin/articles/trash/empty': { ...optional({ ids }), lenient: ['ids'] },
  'POST /admin/articles/:id/restore': { ...optional({ asDraft: true }), lenient: ['asDraft'] },
  'PUT /admin/articles/draft': unfinished,
  'PUT /admin/articles/:id/draft': { ...unfinished, body: { ...unfinished.body, rev: 1 } },
  'POST /admin/articles/:id/preview-links': optional({ days: 7 }),
  'POST /admin/articles/preview': unfinished,
  'POST /admin/articles/:id/rephrase': optional({ title: 'La preuve', content: '<p>Aux termes</p>' }),
  'POST /admin/articles/batch-generate': {
    body: { categoryIds: [3], count: 5 },
    lenient: ['count'],
  },
  'POST /admin/sources/import': {
    body: { content: '[]', category_id: 3, origin: 'Notes' },
    lenient: ['category_id'],
    tooManyMebibytes: 11,
  },
  'POST /admin/legal-announcements': { body: backOfficeNotice, lenient: lenientBackOfficeNotice },
  'PUT /admin/legal-announcements/:id': { body: backOfficeNotice, lenient: lenientBackOfficeNotice },
  'POST /admin/legal-announcements/find': { body: { text: 'Élise Marvaudon' } },
  'POST /admin/legal-announcements/bulk-unpublish': { body: { ids }, lenient: ['ids'] },
  'PUT /admin/legal-announcements/drafts': {
    body: {
      tabId: '0190c0de-0000-4000-8000-000000000001',
      title: 'Transfert du siège social',
      content: '<p>Aux termes</p>',
      unregistered: false,
    },
    lenient: ['unregistered'],
  },
  'POST /admin/legal-announcements/bulk-delete': { body: { ids }, lenient: ['ids'] },
  'POST /admin/legal-announcements/bulk-publish': { body: { ids }, lenient: ['ids'] },
  'POST /admin/legal-announcements/bulk-reject': { body: { ids }, lenient: ['ids'] },
  'POST /admin/legal-announcements/:id/refunds': {
    body: { refundId: '0190c0de-0000-4000-8000-000000000002', amount: 50_00, reason: 'Geste commercial' },
  },
  'POST /admin/articles/find': list,
  'POST /admin/legal-announcements/search': list,
  'POST /admin/mails/find': list,
  'POST /admin/mails/:id/resend': { body: { id: key } },
  'POST /admin/mails/test': { body: { id: key } },
  'POST /admin/messages/find': list,
  'PUT /admin/messages/:id/assignee': { body: { to: key }, lenient: ['to'] },
  'PUT /admin/messages/:id/status': { body: { status: 'handled' } },
  'POST /admin/messages/:id/answers': { body: { id: key, text: 'Bonjour, voici la réponse.' } },
  'POST /admin/payments/find': list,
  'POST /admin/payments/reconciliation': {
    body: { start_date: '2026-11-01', end_date: '2026-11-15' },
  },
  'POST /admin/customers/find': { body: { email: 'client@exemple.fr' } },
  'POST /admin/privacy/find': { body: { email: 'client@exemple.fr' } },
  'POST /admin/privacy/export': { body: { email: 'client@exemple.fr' } },
  'POST /admin/privacy/erase': { body: { email: 'client@exemple.fr' } },
  'POST /admin/legal-announcements/:id/correction-request': {
    body: { reasons: [{ mention: null, text: 'Précisez le capital.' }] },
  },
  'POST /admin/legal-announcements/:id/notes': { body: { text: 'Rappeler le notaire.' } },
  'POST /admin/legal-announcements/transmissions': { body: { from: '2026-11-01', to: '2026-11-15' } },
  'PUT /admin/legal-announcements/transmissions/:id/transmitted': {
    body: { date: '2026-11-15', receipt: 'R-1' },
    lenient: ['receipt'],
  },
  'POST /admin/tariffs': {
    body: {
      firstDay: '2027-01-01',
      lastDay: '2027-12-31',
      source: 'Arrêté du 19 novembre 2021 modifié, tarif 2027',
      csv: 'zone;I;0,187;01 02',
    },
  },
  'POST /legal-announcements/tracking-link': { body: { reference: 'AL-000000' } },
  'POST /stripe/create-checkout-session': {
    body: {
      announcementId: '0190c0de-0000-7000-8000-000000000001',
      email: 'elise@exemple.fr',
      title: 'Transfert du siège social',
      basePrice: 149,
      buyer: {
        kind: 'professional',
        name: 'CABINET LOUVRELAC',
        address: '7 rue des Archers',
        postcode: '69002',
        city: 'Lyon',
        siren: '404833048',
        vatNumber: '',
      },
    },
    // Null: the company of the notice pays.
    lenient: ['buyer'],
  },
  'POST /payment-test/:session': { body: { action: 'pay' } },
  'PUT /admin/profile': { body: { firstName: 'Ada', lastName: 'Martin' } },
  'PUT /admin/profile/password': {
    body: { currentPassword: 'correct-cheval-pile', password: 'douze-caracteres' },
  },
  'PUT /admin/articles/:id/review': { body: { reviewerId: '0190c0de-0000-7000-8000-000000000001' } },
  'POST /admin/articles/:id/review/return': { body: { note: 'Le visa manque.' } },
  'POST /auth/second-factor': { body: { token: 'x'.repeat(43), code: '123456' } },
  'POST /auth/second-factor/passkey/options': { body: { token: 'x'.repeat(43) } },
  'POST /auth/second-factor/passkey': { body: { token: 'x'.repeat(43), response: '{}' } },
  'POST /admin/profile/second-factor/totp': { body: { password: 'correct-cheval-pile' } },
  'PUT /admin/profile/second-factor/totp': { body: { code: '123456' } },
  'POST /admin/profile/second-factor/passkeys/options': { body: { password: 'correct-cheval-pile' } },
  'POST /admin/profile/second-factor/passkeys': {
    body: { token: 'x'.repeat(43), response: '{}', name: 'Ma clé' },
  },
  'DELETE /admin/profile/second-factor/totp': { body: { password: 'correct-cheval-pile' } },
  'DELETE /admin/profile/second-factor/passkeys/:id': { body: { password: 'correct-cheval-pile' } },
  'POST /admin/profile/second-factor/recovery-codes': { body: { password: 'correct-cheval-pile' } },
  'POST /admin/users': {
    body: { email: 'zoe@exemple.fr', firstName: 'Zoé', lastName: 'Roux', teamRole: 'writer' },
  },
  'PUT /admin/settings': {
    body: { version: 0, values: { EDITOR_NAME: 'Les Éditions du Greffe' } },
    lenient: ['version'],
  },
  'POST /admin/settings/versions/:version/restore': { body: { version: 0 } },
  'PUT /admin/settings/habilitations/:department/:year/file': {
    body: { fileName: 'arrete.pdf', content: 'JVBERi0xLjcK' },
    tooManyMebibytes: 4,
  },
  'PUT /admin/users/:id/role': { body: { teamRole: 'writer' } },
  'PUT /admin/users/:id/access': { body: { access: 'disable' } },
  'POST /admin/users/:id/hand-over': { body: { to: '0190c0de-0000-7000-8000-000000000001' } },
  'POST /auth/reset-password': { body: { token: 'x'.repeat(43), password: 'abcdefgh' } },
};

export type WriteCall = Sample & { name: string; method: 'POST' | 'PUT' | 'PATCH'; url: string };

export const writeCalls: readonly WriteCall[] = Object.entries(samples).map(([name, sample]) =>
  callOf(name, sample),
);

/** Accept a file, not JSON: areas/uploads and areas/document-reading have their tests. */
const FILES = ['POST /admin/upload/image', 'POST /legal-announcements/read-document'];

/** Calls that write and have no body: a body is ignored. */
export const bodilessCalls: readonly WriteCall[] = Object.keys(endpoints)
  .filter((name) => !name.startsWith('GET ') && !(name in samples) && !FILES.includes(name))
  .map((name) => callOf(name, { body: {} }));

function callOf(name: string, sample: Sample): WriteCall {
  const [method, path = ''] = name.split(' ');
  const url = `/api${path.replace(':rev', '1').replaceAll(/:\w+/g, '0190c0de-0000-7000-8000-000000000001')}`;
  return { name, method: method as WriteCall['method'], url, ...sample };
}
