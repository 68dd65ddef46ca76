import { announcementSorts, announcementTrashSorts } from '#contract/admin-announcements.ts';
import { trashSorts } from '#contract/admin-article-history.ts';
import { auditSorts } from '#contract/admin-audit.ts';
import { mailSorts } from '#contract/admin-mails.ts';
import { messageSorts } from '#contract/admin-messages.ts';
import { paymentSorts } from '#contract/admin-payments.ts';
import { sourceSorts } from '#contract/admin-sources.ts';
import { transmissionSorts } from '#contract/admin-transmissions.ts';
import { listExports } from '#contract/list-body.ts';
import type { Database } from '#server/db/client.ts';
import { logIn } from './bench/log-in.ts';
import { type Calls, runBench } from './bench/run-bench.ts';
import { sortsOf } from './bench/sorts.ts';
import { fillCorrespondence } from './generate/correspondence.ts';
import { fillDesk } from './generate/desk.ts';
import { insertManyAnnouncements } from './generate/many-announcements.ts';
import { fillReviewQueue } from './generate/review-queue.ts';

// npm run bench:announcements-admin [-- --sizes 500000] [--rounds 300] [--database url]: every list of the back-office
// but that of the articles (bench:admin), the review queue, and the first byte of the exports.

const api = '/api/admin/legal-announcements';
const list = (query: string) => `${api}?limit=10&${query}`;
const search = (text: string, more = '') => list(`search=${encodeURIComponent(text)}${more}`);

/** The lists that are asked for with a body. */
const desk = (name: string, path: string, bodies: readonly object[]): Calls[] =>
  bodies.map((body) => ({
    name: `${name} ${JSON.stringify(body)}`,
    urls: [`/api/admin/${path}/find`],
    body,
  }));

/** A list that is asked for by its address, in each of its orders. */
const sorted = (name: string, address: string, columns: readonly string[]): Calls[] =>
  sortsOf(columns).map(({ sortBy, sortOrder }) => ({
    name: `${name}, ${sortBy} ${sortOrder}`,
    urls: [`${address}sortBy=${sortBy}&sortOrder=${sortOrder}`],
  }));

/** What the palette asks for at once; each call takes what it knows from the body. */
const palette = (text: string): Calls => ({
  name: `palette « ${text} »`,
  urls: [`${api}/search`, `${api}/find`, '/api/admin/articles/find', '/api/admin/messages/find'],
  body: { search: text, text, limit: 5 },
});

/** The calls of a reviewer; a frequent word at a late page is the slowest. */
const calls = async (_: unknown, db: Database): Promise<Calls[]> => [
  { name: 'liste, page 1', urls: [list('page=1')] },
  { name: 'liste, page 10 000', urls: [list('page=10000')] },
  { name: 'publiées', urls: [list('status=published')] },
  { name: 'brouillons', urls: [list('status=draft')] },
  { name: 'en attente', urls: [list('status=pending')] },
  { name: 'rejetées, page 500', urls: [list('status=rejected&page=500')] },
  { name: 'recherche « conseil »', urls: [search('conseil')] },
  { name: 'recherche « conseil », page 50', urls: [search('conseil', '&page=50')] },
  { name: 'recherche « pharmacie »', urls: [search('pharmacie')] },
  { name: 'recherche « yvorouville »', urls: [search('yvorouville')] },
  { name: 'recherche « xylophone »', urls: [search('xylophone')] },
  { name: 'recherche « ar »', urls: [search('ar')] },
  { name: 'recherche « zq »', urls: [search('zq')] },
  { name: 'recherche d’un SIRET', urls: [search('100 002 111 00042')] },
  { name: 'en attente, « conseil »', urls: [search('conseil', '&status=pending')] },
  { name: 'brouillons, « pharmacie »', urls: [search('pharmacie', '&status=draft')] },
  { name: 'triée par société, Z à A, page 10 000', urls: [list('sortBy=company&sortOrder=desc&page=10000')] },
  ...sorted('liste', list(''), announcementSorts),
  { name: 'brouillons triés par société', urls: [list('status=draft&sortBy=company')] },
  { name: '« conseil » triée par titre', urls: [search('conseil', '&sortBy=title')] },
  { name: '« ar » triée par titre', urls: [search('ar', '&sortBy=title')] },
  { name: 'paiements abandonnés', urls: [list('exact_status=payment_failed')] },
  { name: 'autres', urls: [list('exact_status=other')] },
  { name: 'un type', urls: [list('type_id=13')] },
  { name: 'un type, triée par société', urls: [list('type_id=13&sortBy=company')] },
  { name: 'dépôts en ligne', urls: [list('author=visitor')] },
  { name: 'un mois', urls: [list('start_date=2026-03-01&end_date=2026-03-31')] },
  {
    name: 'un jour, un type, triée par titre',
    urls: [list('start_date=2026-03-02&end_date=2026-03-02&type_id=4&sortBy=title')],
  },
  { name: 'dossier par référence', urls: [`${api}/find`], body: { text: 'AL-000123' } },
  { name: 'dossier par nom rare', urls: [`${api}/find`], body: { text: 'Yvorouville' } },
  { name: 'dossier par nom fréquent', urls: [`${api}/find`], body: { text: 'service juridique' } },
  { name: 'dossier par e-mail', urls: [`${api}/find`], body: { text: 'client123@exemple.fr' } },
  { name: 'dossier par domaine', urls: [`${api}/find`], body: { text: '@exemple.fr' } },
  { name: 'dossier inconnu', urls: [`${api}/find`], body: { text: 'xylophone' } },
  { name: 'auteurs', urls: [`${api}/authors`] },
  { name: 'chiffres', urls: [`${api}/stats`] },
  { name: 'en attente de relecture, page 1', urls: [`${api}/pending?page=1&page_size=10`] },
  { name: 'en attente de relecture, page 300', urls: [`${api}/pending?page=300&page_size=10`] },
  { name: 'pastille', urls: [`${api}/pending?page=1&page_size=1`] },
  { name: 'la liste et ses chiffres', urls: [list('page=1'), `${api}/stats`] },
  ...desk('paiements', 'payments', [
    {},
    { page: 100, limit: 100 },
    { status: 'refunded' },
    { attention: 'disputed' },
    { attention: 'held' },
    { attention: 'refund-failed' },
    ...sortsOf(paymentSorts),
    { start_date: '2026-03-01', end_date: '2026-03-31' },
    { search: 'F-2020-00777' },
    { search: 'client123@exemple.fr' },
    { search: 'service juridique' },
    { search: 'pi_bench_4242' },
    { search: 'service juridique', status: 'completed', sortBy: 'amount' },
  ]),
  ...desk('courriels', 'mails', [
    {},
    { page: 100, limit: 100 },
    { status: 'failed' },
    { template: 'refund-made', status: 'failed' },
    ...sortsOf(mailSorts),
    { search: 'client123@exemple.fr' },
    { search: 'AL-000123' },
    { start_date: '2026-03-01', end_date: '2026-03-31', template: 'tracking-link' },
  ]),
  ...desk('messages', 'messages', [
    {},
    { page: 100, limit: 100 },
    { status: 'new' },
    { assigned: 'me' },
    { assigned: 'nobody', status: 'spam' },
    ...sortsOf(messageSorts),
    { search: 'Marvaudon4242' },
    { search: 'marvaudon' },
    { search: 'client4242@exemple.fr' },
  ]),
  ...desk('client', 'customers', [
    { email: 'client123@exemple.fr' },
    { email: 'inconnu@exemple.fr' },
    { announcement: await idOf(db, 'announcements', 'AL-000123') },
    { message: await idOf(db, 'contact_requests', 'CT-00004242') },
  ]),
  { name: 'messages non lus', urls: ['/api/admin/messages/unread'] },
  ...['conseil', 'ar', 'AL-000123', 'client123@exemple.fr', 'bail', 'xylophone'].map(palette),
  ...[
    ...['page=1', 'page=500', 'actor=system', 'actor=operator', 'actor=admin&page=500'],
    ...['object=mail', 'object=backup', 'object=announcement&sortBy=at', 'action=announcement.published'],
    ...['action=mail', 'action=backup', 'action=tariff', 'start_date=2026-03-01&end_date=2026-03-31'],
    'actor=system&object=mail&start_date=2026-03-01&end_date=2026-03-31',
  ].map((query) => ({ name: `journal ${query}`, urls: [`/api/admin/audit?limit=20&${query}`] })),
  ...sorted('journal', '/api/admin/audit?limit=20&', auditSorts),
  { name: 'corbeille des annonces', urls: [`${api}/trash?page=1`] },
  { name: 'corbeille des annonces, page 400', urls: [`${api}/trash?page=400`] },
  {
    name: 'corbeille des annonces, publiées par titre',
    urls: [`${api}/trash?sortBy=title&status=published`],
  },
  { name: 'corbeille des annonces, « conseil »', urls: [`${api}/trash?search=conseil&sortBy=company`] },
  { name: 'corbeille des annonces, une référence', urls: [`${api}/trash?search=AL-000177`] },
  { name: 'corbeille des annonces, « xylophone »', urls: [`${api}/trash?search=xylophone`] },
  ...sorted('corbeille des annonces', `${api}/trash?`, announcementTrashSorts),
  { name: 'corbeille des articles', urls: ['/api/admin/articles/trash'] },
  { name: 'corbeille des articles, « bail »', urls: ['/api/admin/articles/trash?search=bail'] },
  { name: 'corbeille des articles, une rubrique', urls: ['/api/admin/articles/trash?category=social'] },
  ...sorted('corbeille des articles', '/api/admin/articles/trash?', trashSorts),
  { name: 'transmissions', urls: [`${api}/transmissions`] },
  { name: 'transmissions, page 200', urls: [`${api}/transmissions?page=200`] },
  { name: 'transmissions à transmettre', urls: [`${api}/transmissions?state=prepared`] },
  {
    name: 'transmissions, par nombre, « 2026 »',
    urls: [`${api}/transmissions?search=2026&sortBy=count&sortOrder=desc`],
  },
  { name: 'transmissions, un accusé', urls: [`${api}/transmissions?search=DILA-1777`] },
  ...sorted('transmissions', `${api}/transmissions?`, transmissionSorts),
  {
    name: 'annonces à transmettre, un mois',
    urls: [`${api}/transmissions/preview?from=2026-03-01&to=2026-03-31`],
  },
  { name: 'sources', urls: ['/api/admin/sources'] },
  { name: 'sources utilisées', urls: ['/api/admin/sources?status=used'] },
  { name: 'sources disponibles, « bail »', urls: ['/api/admin/sources?status=available&search=bail'] },
  { name: 'sources, une rubrique', urls: ['/api/admin/sources?category=social&sortBy=title'] },
  ...sorted('sources', '/api/admin/sources?', sourceSorts),
  { name: 'utilisateurs', urls: ['/api/admin/users'] },
  { name: 'chiffres de la relecture', urls: [`${api}/figures`] },
  { name: 'relectures attribuées', urls: [`${api}/assignments`] },
  { name: "notes d'une annonce", urls: [`${api}/${await idOf(db, 'announcements', 'AL-000123')}/notes`] },
  ...Object.values(listExports).map((path) => ({
    ...{ name: `premier octet de ${path}`, urls: [`/api${path}`], body: {}, firstByte: true },
  })),
];

const idOf = async (db: Database, table: 'announcements' | 'contact_requests', reference: string) => {
  const query = db.selectFrom(table).select('id').where('reference', '=', reference);
  return (await query.executeTakeFirstOrThrow()).id;
};

await runBench({
  unit: 'annonces',
  sizes: '500000',
  targetMs: 100,
  generate: async (database, count) => {
    const { db } = database;
    await insertManyAnnouncements(db, count, new Date());
    await fillReviewQueue(db);
    await fillCorrespondence(db);
    await fillDesk(database);
  },
  calls,
  headers: logIn,
});
