import { articleSorts } from '#contract/admin-articles.ts';
import { logIn } from './bench/log-in.ts';
import { type Calls, runBench } from './bench/run-bench.ts';
import { sortsOf } from './bench/sorts.ts';
import { fill } from './generate/fill.ts';

// npm run bench:admin [-- --sizes 50000] [--rounds 300] [--database url]: the articles of the back-office.

const list = (query: string) => `/api/admin/articles?limit=10&${query}`;
const search = (text: string) => list(`search=${encodeURIComponent(text)}`);

/** The calls of an editor's list; a frequent word is the slowest, since all its matches are counted. */
const calls = async (): Promise<Calls[]> => [
  { name: 'liste, page 1', urls: [list('page=1')] },
  { name: 'liste, page 2 500', urls: [list('page=2500')] },
  { name: 'publiés', urls: [list('status=published')] },
  { name: 'brouillons', urls: [list('status=draft')] },
  { name: 'programmés', urls: [list('status=scheduled')] },
  { name: 'utilisés pour génération', urls: [list('used_for_generation=true')] },
  { name: 'une rubrique', urls: [list('category=social')] },
  { name: 'brouillons d’une rubrique', urls: [list('category=social&status=draft')] },
  { name: 'recherche « droit »', urls: [search('droit')] },
  { name: 'recherche « licenciement »', urls: [search('licenciement')] },
  { name: 'recherche « contrat de travail »', urls: [search('contrat de travail')] },
  { name: 'recherche « licenc »', urls: [search('licenc')] },
  { name: 'recherche « l »', urls: [search('l')] },
  { name: 'recherche « xylophone »', urls: [search('xylophone')] },
  { name: 'recherche « droit », page 1 000', urls: [`${search('droit')}&page=1000`] },
  { name: 'brouillons, « contrat »', urls: [`${search('contrat')}&status=draft`] },
  ...sortsOf(articleSorts).map(({ sortBy, sortOrder }) => ({
    name: `triée, ${sortBy} ${sortOrder}`,
    urls: [list(`sortBy=${sortBy}&sortOrder=${sortOrder}`)],
  })),
  { name: 'triée par titre, page 2 500', urls: [list('sortBy=title&sortOrder=desc&page=2500')] },
  { name: '« droit » triée par titre', urls: [`${search('droit')}&sortBy=title`] },
  { name: 'un auteur', urls: [list('author=Admin')] },
  { name: 'un mois', urls: [list('start_date=2026-03-01&end_date=2026-03-31')] },
  { name: 'auteurs', urls: ['/api/admin/articles/authors'] },
  { name: 'la liste et ses chiffres', urls: [list('page=1'), '/api/admin/articles/stats'] },
  { name: 'séries du tableau de bord', urls: ['/api/admin/stats/series'] },
];

await runBench({
  unit: 'articles',
  sizes: '50000',
  targetMs: 100,
  generate: (database, articles) => fill(database, { articles, announcements: 200 }),
  calls,
  headers: logIn,
});
