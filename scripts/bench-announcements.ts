import type { FastifyInstance } from 'fastify';
import { type Calls, runBench } from './bench/run-bench.ts';
import { insertManyAnnouncements } from './generate/many-announcements.ts';

// npm run bench:announcements [-- --sizes 10000,100000,1000000] [--rounds 300] [--database url]

type Item = { company_name: string; siret: string; slug: string; department: string };

const list = (query: string) => `/api/legal-announcements?page_size=12&${query}`;
const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString();

/** The calls of a visitor of the announcements; the deep pages last. */
const calls = async (app: FastifyInstance): Promise<Calls[]> => {
  // More than are asked for in one measure.
  const sample: Item[] = [];
  for (const page of [5, 6, 7, 8])
    sample.push(
      ...(await app.inject(`/api/legal-announcements?page=${page}&page_size=100`)).json<{ data: Item[] }>()
        .data,
    );
  let next = 0;
  /** Another company each time: a repeated search is cached and does not show the cost of a new one. */
  const another = (url: (item: Item) => string) => () => {
    const item = sample[next++ % sample.length];
    return item ? [url(item)] : [];
  };
  const named = (item: Item) => item.company_name.split(' ')[0] ?? '';
  const mistyped = (item: Item) => `${named(item).slice(0, 4)}x${named(item).slice(5)}`;
  const search = (text: string) => list(`search=${encodeURIComponent(text)}`);
  const searches: Record<string, string> = {
    'un mot fréquent : « conseil »': 'conseil',
    'deux mots fréquents : « conseil holding »': 'conseil holding',
    'un début de mot : « mar »': 'mar',
    'un début de mot : « const »': 'const',
    'deux débuts : « mar cons »': 'mar cons',
    'deux lettres : « va »': 'va',
    'rien : « xylophone »': 'xylophone',
    'trois chiffres : « 123 »': '123',
  };
  return [
    { name: 'liste, page 1', urls: [list('')] },
    { name: 'accueil, quatre annonces', urls: ['/api/legal-announcements?page=1&page_size=4'] },
    { name: 'une annonce', urls: another(({ slug }) => `/api/legal-announcements/${slug}`) },
    { name: 'type', urls: [list('type_id=9')] },
    { name: 'type le plus fréquent', urls: [list('type_id=1')] },
    { name: 'département', urls: another(({ department }) => list(`department=${department}`)) },
    { name: 'Paris', urls: [list('department=75')] },
    { name: "aujourd'hui", urls: [list('period=today')] },
    { name: 'semaine', urls: [list('period=week')] },
    { name: 'mois', urls: [list('period=month')] },
    { name: 'entre deux dates anciennes', urls: [list(`startDate=${daysAgo(900)}&endDate=${daysAgo(700)}`)] },
    { name: 'type et département', urls: [list('type_id=9&department=75')] },
    { name: 'type, département et mois', urls: [list('type_id=1&department=2A&period=month')] },
    {
      name: 'type et dates anciennes',
      urls: [list(`type_id=4&startDate=${daysAgo(1200)}&endDate=${daysAgo(1000)}`)],
    },
    { name: 'une société, jamais la même', urls: another((item) => search(item.company_name)) },
    { name: 'son nom, mal orthographié', urls: another((item) => search(mistyped(item))) },
    { name: 'SIRET', urls: another(({ siret }) => search(siret)) },
    {
      name: 'SIREN avec des espaces',
      urls: another(({ siret }) => search(`${siret.slice(0, 3)} ${siret.slice(3, 6)} ${siret.slice(6, 9)}`)),
    },
    ...Object.entries(searches).map(([name, text]) => ({ name, urls: [search(text)] })),
    { name: '« conseil » à Paris', urls: [`${search('conseil')}&department=75`] },
    { name: '« conseil », un type, un mois', urls: [`${search('conseil')}&type_id=9&period=month`] },
    { name: '« conseil » en Corse-du-Sud', urls: [`${search('conseil')}&department=2A&type_id=25`] },
    { name: 'liste, page 1 000', urls: [list('page=1000')] },
    { name: 'type le plus fréquent, page 1 000', urls: [list('type_id=1&page=1000')] },
    { name: 'Paris, page 1 000', urls: [list('department=75&page=1000')] },
    { name: '« conseil », page 800', urls: [`${search('conseil')}&page=800`] },
  ];
};

await runBench({
  unit: 'annonces',
  sizes: '10000,100000,1000000',
  targetMs: 50,
  generate: ({ db }, count) => insertManyAnnouncements(db, count, new Date()),
  calls,
});
