import type { FastifyInstance } from 'fastify';
import { type Calls, runBench } from './bench/run-bench.ts';
import { newQueries } from './bench/words.ts';
import { fill } from './generate/fill.ts';

// npm run bench:search [-- --sizes 1000,10000,50000] [--rounds 300] [--database url]: the public articles.

/** From a word of every article to a reference in one, well spelt or not. */
const queries = [
  'droit',
  'licenciement',
  'cour de cassation',
  'contrat de travail',
  'bail commercial loyer',
  "l'employeur et la salariée",
  'L. 1232-1',
  'n° 22-12.345',
  'abus de droit fiscal',
  'Cour de cassaton',
  'licensiement économique',
  'xylophone',
];

const list = (query: string) => `/api/articles?status=published&${query}`;
const search = (query: string) => `/api/articles/search?${query}`;

const calls = async (app: FastifyInstance): Promise<Calls[]> => {
  const newest = await app.inject(list('page=300&limit=1'));
  const { articles } = newest.json<{ articles: { id: string; slug: string }[] }>();
  const { id = '', slug = '' } = articles[0] ?? {};
  const question = newQueries();
  const home = [
    list('page=1&limit=6&featured=1'),
    list('page=1&limit=4'),
    list('page=1&limit=5&sortBy=read_count&sortOrder=desc'),
    list('page=1&limit=1&category=justice&sortBy=created_at&sortOrder=desc'),
  ];
  return [
    { name: 'accueil : les quatre appels', urls: home },
    { name: 'rubrique, page 1', urls: [list('page=1&limit=10&category=10')] },
    { name: 'législation (droit), page 1', urls: [list('page=1&limit=10&category=droit')] },
    { name: 'tous les articles, page 1', urls: [list('page=1&limit=10')] },
    { name: 'tous les articles, page 200', urls: [list('page=200&limit=10')] },
    { name: 'les plus lus, page 200', urls: [list('page=200&limit=10&sortBy=read_count')] },
    { name: 'un article', urls: [`/api/articles/slug/${slug}`] },
    { name: 'articles liés', urls: [`/api/articles/search/related/${id}`] },
    ...['co', 'licenc', 'cour de cass', 'xylo'].map((term) => ({
      name: `suggestions « ${term} »`,
      urls: [`/api/articles/search/suggestions?term=${encodeURIComponent(term)}`],
    })),
    ...queries.map((q) => ({
      name: `recherche « ${q} », gardée`,
      urls: [search(`q=${encodeURIComponent(q)}`)],
    })),
    { name: 'recherche, jamais la même', urls: () => [search(`q=${encodeURIComponent(question())}`)] },
    { name: 'recherche « contrat », filtrée', urls: [search('q=contrat&categories=Social&tags=preuve')] },
    { name: 'recherche « contrat », page 200', urls: [search('q=contrat&page=200')] },
  ];
};

await runBench({
  unit: 'articles',
  sizes: '1000,10000,50000',
  targetMs: 30,
  generate: (database, articles) => fill(database, { articles, announcements: 200 }),
  calls,
});
