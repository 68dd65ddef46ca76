import { logIn } from './bench/log-in.ts';
import { type Calls, runBench } from './bench/run-bench.ts';
import { insertManyAnnouncements } from './generate/many-announcements.ts';
import { fillReviewQueue } from './generate/review-queue.ts';

// npm run bench:announcements-admin [-- --sizes 1000000] [--rounds 300] [--database url]: the back-office
// lists and review queue.

const api = '/api/admin/legal-announcements';
const list = (query: string) => `${api}?limit=10&${query}`;
const search = (text: string, more = '') => list(`search=${encodeURIComponent(text)}${more}`);

/** The calls of a reviewer; a frequent word at a late page is the slowest. */
const calls = async (): Promise<Calls[]> => [
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
  { name: 'chiffres', urls: [`${api}/stats`] },
  { name: 'en attente de relecture, page 1', urls: [`${api}/pending?page=1&page_size=10`] },
  { name: 'en attente de relecture, page 300', urls: [`${api}/pending?page=300&page_size=10`] },
  { name: 'pastille', urls: [`${api}/pending?page=1&page_size=1`] },
  { name: 'la liste et ses chiffres', urls: [list('page=1'), `${api}/stats`] },
];

await runBench({
  unit: 'annonces',
  sizes: '1000000',
  targetMs: 100,
  generate: async ({ db }, count) => {
    await insertManyAnnouncements(db, count, new Date());
    await fillReviewQueue(db);
  },
  calls,
  headers: logIn,
});
