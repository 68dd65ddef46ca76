import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { openDatabase } from '#server/db/client.ts';
import { startNativePostgres } from '#tests/support/native-postgres.ts';
import { runOnServer } from '#tests/support/server-databases.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { type Loaded, load } from './bench/load.ts';
import { logIn } from './bench/log-in.ts';
import { percentiles } from './bench/measure.ts';
import { cpuSeconds } from './bench/processor-time.ts';
import { newQueries } from './bench/words.ts';
import { fill } from './generate/fill.ts';

// npm run bench [-- --seconds 2] [--rounds 3] [--only cached,logs,cold] [--growth] [--ageing 20000000]
//
// The built product in its own process, over sockets, against a bare node:http server that sends the same bytes and
// headers, in turns, so that other work on the machine affects both. Goals are ratios; a missed one makes the exit
// code 1. WordPress is as Debian ships it, measured once on another day: for scale only.
const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    growth: { type: 'boolean', default: false },
    ageing: { type: 'string' },
  },
});
const SECONDS = Number(options.seconds);
const ROUNDS = Number(options.rounds);
const CONNECTIONS = 32;
const WORDPRESS = { home: 18, article: 22, search: 21 };
const MEBIBYTE = 1024;

type Row = {
  measure: string;
  figure: string;
  reference: string;
  ratio: string;
  goal: string;
  reached: string;
};
const rows: Row[] = [];

type Goal = { least?: number; most?: number };

const note = (measure: string, value: number, goal: Goal, shown: { figure: string; reference?: string }) => {
  const isReached = (goal.least ?? 0) <= value && value <= (goal.most ?? Number.POSITIVE_INFINITY);
  if (!isReached) process.exitCode = 1;
  console.log(`${measure} : ${shown.figure}, ${value.toPrecision(3)}`);
  rows.push({
    measure,
    figure: shown.figure,
    reference: shown.reference ?? '',
    ratio: value.toPrecision(3),
    goal: goal.least === undefined ? `≤ ${goal.most}` : `≥ ${goal.least}`,
    reached: isReached ? 'oui' : 'NON',
  });
};

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const rateOf = ({ answers, seconds }: Loaded) => answers / seconds;
const perSecond = (rate: number) => `${rate < 100 ? rate.toFixed(1) : Math.round(rate)} req/s`;

const isAsked = (part: string) => options.only === '' || options.only.split(',').includes(part);

/** By number: a host name may resolve to the IPv6 loopback, which costs the kernel more. */
const addressOf = ({ url }: Site) => url.replace('localhost', '127.0.0.1');

const visit = (url: string, path: () => string, seconds = SECONDS) =>
  load({ url, path, connections: CONNECTIONS, seconds });

const startBare = async (pageUrl: string) => {
  const script = fileURLToPath(new URL('./bench/bare-server.ts', import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [script, pageUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('The bare server has no output');
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: /en ligne : (\S+)/.exec(line.toString())?.[1] ?? '' };
};

type Compared = { name: string; path: () => string; least: number; wordpress?: number };

/** The rate of these addresses as a share of the bare server's. */
const compare = async (site: Site, { name, path, least, wordpress }: Compared) => {
  const url = addressOf(site);
  const bare = await startBare(url + path());
  const rounds: { ours: number; bare: number }[] = [];
  for (const server of [url, bare.url]) await visit(server, path);
  for (let round = 0; round < ROUNDS; round++) {
    const ours = await visit(url, path);
    if (ours.refused > 0) throw new Error(`${ours.refused} answers of ${name} are not 200`);
    rounds.push({ ours: rateOf(ours), bare: rateOf(await visit(bare.url, path)) });
  }
  bare.child.kill();
  const ours = median(rounds.map((round) => round.ours));
  const times = wordpress ? `, ${(ours / wordpress).toFixed(1)} × WordPress` : '';
  note(
    name,
    median(rounds.map((round) => round.ours / round.bare)),
    { least },
    {
      figure: perSecond(ours) + times,
      reference: perSecond(median(rounds.map((round) => round.bare))),
    },
  );
};

const pagesOf = async (site: Site) => {
  const answer = await fetch(`${addressOf(site)}/api/articles?limit=1`);
  const { articles } = (await answer.json()) as { articles: { slug: string }[] };
  return {
    article: `/article/${articles[0]?.slug}`,
    home: '/',
    list: '/actualite',
    notices: '/annonces-legales',
  };
};

const postgres = await startNativePostgres();
let made = 0;
const newDatabase = async () => {
  const name = `bench_${made++}`;
  await runOnServer(postgres.url, `create database ${name}`);
  return `${postgres.url}/${name}`;
};

const withSite = async (
  { off = [], env = {}, databaseUrl }: { off?: string[]; env?: Record<string, string>; databaseUrl?: string },
  work: (site: Site, databaseUrl: string) => Promise<void>,
) => {
  const url = databaseUrl ?? (await newDatabase());
  const site = await startSite({
    content: 'demo',
    ...(url && { databaseUrl: url }),
    ...(off.length > 0 && { entry: ['scripts/bench/serve.ts', ...off] }),
    env: { RATE_LIMIT_SCALE: '999999', ...env },
  });
  try {
    await work(site, url);
  } finally {
    await site.stop();
  }
};

const cached = () =>
  withSite({}, async (site, databaseUrl) => {
    const { home, article, list } = await pagesOf(site);
    for (const [name, path] of Object.entries({ accueil: home, article, liste: list }))
      await compare(site, { name: `${name}, en mémoire`, path: () => path, least: 0.9 });
    const url = addressOf(site);
    let visitor = 0;
    const hits = rateOf(await visit(url, () => '/'));
    const tagged = rateOf(await visit(url, () => `/?fbclid=IwAR${visitor++}`));
    note(
      'accueil avec un paramètre inconnu, part du même sans',
      tagged / hits,
      { least: 0.5 },
      {
        figure: perSecond(tagged),
        reference: perSecond(hits),
      },
    );
    const database = await openDatabase({ databaseUrl, dataDir: '' });
    try {
      await readWhilePublishing(site, await logIn(database.db));
      const { rows: listening } = await sql<{ count: number }>`
        select count(*) from pg_stat_activity
        where application_name = 'parution-listen' and datname = current_database()
      `.execute(database.db);
      const count = listening[0]?.count ?? 0;
      note('connexions qui écoutent, par processus', count, { most: 1 }, { figure: String(count) });
    } finally {
      await database.close();
    }
  });

const readWhilePublishing = async (site: Site, headers: Record<string, string>) => {
  const url = addressOf(site);
  const p99 = ({ times }: Loaded) => percentiles(times).p99;
  const quiet = p99(await visit(url, () => '/', 5));
  let published = 0;
  const publish = async () => {
    const answer = await fetch(`${url}/api/admin/articles`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({
        title: `Publié pendant la mesure ${published++}`,
        description: 'Une publication par seconde.',
        content: `<p>${'La page d’accueil montre cet article. '.repeat(8)}</p>`,
        category_id: 3,
        is_published: true,
      }),
    });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  };
  let failure: unknown;
  const timer = setInterval(() => void publish().catch((error) => (failure = error)), 1_000);
  const busy = p99(await visit(url, () => '/', 5));
  clearInterval(timer);
  if (failure) throw failure;
  note(
    'p99 de l’accueil, une publication par seconde',
    busy / quiet,
    { most: 2 },
    {
      figure: `${busy.toFixed(1)} ms`,
      reference: `${quiet.toFixed(1)} ms`,
    },
  );
};

const uncached = (state: string, off: string[], goals: { page: number; list: number; search?: number }) =>
  withSite({ off }, async (site) => {
    const { home, article, list, notices } = await pagesOf(site);
    const pages: Compared[] = [
      { name: 'accueil', path: () => home, least: goals.page, wordpress: WORDPRESS.home },
      { name: 'article', path: () => article, least: goals.page, wordpress: WORDPRESS.article },
      { name: 'liste', path: () => list, least: goals.list },
      { name: 'annonces', path: () => notices, least: goals.page },
    ];
    for (const page of pages) await compare(site, { ...page, name: `${page.name}, ${state}` });
    if (goals.search === undefined) return;
    const query = newQueries();
    await compare(site, {
      name: 'recherche jamais faite',
      path: () => `/search?q=${encodeURIComponent(query())}`,
      least: goals.search,
      wordpress: WORDPRESS.search,
    });
  });

/** The same site with and without its log, in turns: processor time, which other work hardly changes. */
const logs = () =>
  withSite({}, (logging, databaseUrl) =>
    withSite({ databaseUrl, env: { LOG_LEVEL: 'silent' } }, async (silent) => {
      const microseconds = async (site: Site): Promise<number> => {
        const before = cpuSeconds(site.pid);
        const { answers } = await visit(addressOf(site), () => '/');
        return ((cpuSeconds(site.pid) - before) / answers) * 1e6;
      };
      for (const site of [logging, silent]) await visit(addressOf(site), () => '/', 1);
      const rounds: { logged: number; not: number }[] = [];
      for (let round = 0; round < ROUNDS; round++)
        rounds.push({ logged: await microseconds(logging), not: await microseconds(silent) });
      const shown = (value: number) => `${value.toFixed(1)} µs de processeur`;
      note(
        'page en mémoire et son journal, part de la même sans journal',
        median(rounds.map(({ logged, not }) => logged / not)),
        { most: 1.03 },
        {
          figure: shown(median(rounds.map(({ logged }) => logged))),
          reference: shown(median(rounds.map(({ not }) => not))),
        },
      );
    }),
  );

const memoryOf = (pid: number, field: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / MEBIBYTE;

const embedded = () =>
  withSite({ off: ['pages', 'data', 'parts'], databaseUrl: '' }, async (site) => {
    const started = memoryOf(site.pid, 'VmRSS');
    await visit(addressOf(site), () => '/', 1);
    const loaded = await visit(addressOf(site), () => '/');
    const peak = memoryOf(site.pid, 'VmHWM');
    const rate = rateOf(loaded);
    const { p99 } = percentiles(loaded.times);
    note('accueil à froid, base intégrée (req/s)', rate, { least: 100 }, { figure: perSecond(rate) });
    note('son p99 (s)', p99 / 1000, { most: 1 }, { figure: `${p99} ms` });
    note('mémoire après le démarrage (Mio)', started, { most: 350 }, { figure: started.toFixed(0) });
    note('mémoire la plus haute (Mio)', peak, { most: 700 }, { figure: peak.toFixed(0) });
  });

/** No goal: the curve depends on the machine, which also runs the visitors and the database. */
const processes = async () => {
  for (const count of ['1', '2'])
    await withSite({ env: { WEB_CONCURRENCY: count } }, async (site) => {
      const query = newQueries();
      const url = addressOf(site);
      const search = () => `/search?q=${encodeURIComponent(query())}`;
      // Fewer visitors than a process lets wait for a render: refusals are quick.
      const render = () => load({ url, path: search, connections: CONNECTIONS / 2, seconds: SECONDS });
      // Each process compiles its code for itself, after some thousands of requests.
      for (const warmUp of [() => visit(url, () => '/'), render]) for (const _ of [1, 2]) await warmUp();
      const hits = rateOf(await visit(url, () => '/'));
      const rendered = await render();
      if (rendered.refused > 0) throw new Error(`${rendered.refused} searches were refused`);
      const searches = rateOf(rendered);
      const figure = `${perSecond(hits)} en mémoire, ${perSecond(searches)} à rendre`;
      rows.push({ measure: `${count} processus`, figure, reference: '', ratio: '', goal: '', reached: '' });
    });
};

const growth = async () => {
  const p99At = async (articles: number) => {
    const databaseUrl = await newDatabase();
    let p99 = 0;
    await withSite({ databaseUrl }, async (site) => {
      const database = await openDatabase({ databaseUrl, dataDir: '' });
      await fill(database, { articles, announcements: 200 });
      await database.close();
      const query = newQueries();
      const path = () => `/api/articles/search?q=${encodeURIComponent(query())}`;
      const part = { url: addressOf(site), path, connections: 1, seconds: 120 };
      // The first searches over a connection are planned, and the server has not compiled its code.
      await load({ ...part, answers: 100 });
      const { times, refused } = await load({ ...part, answers: 1_000 });
      if (refused > 0) throw new Error(`${refused} searches were refused`);
      p99 = percentiles(times).p99;
    });
    return p99;
  };
  const [few, many] = [await p99At(1_000), await p99At(100_000)];
  note(
    'p99 d’une recherche jamais faite, de 1 000 à 100 000 articles',
    many / few,
    { most: 2 },
    {
      figure: `${many} ms`,
      reference: `${few} ms`,
    },
  );
};

const ageing = (requests: number) =>
  withSite({}, async (site) => {
    const part = { url: addressOf(site), path: () => '/', connections: CONNECTIONS, seconds: 3_600 };
    const rates: number[] = [];
    for (let tenth = 1; tenth <= 10; tenth++) {
      const rate = rateOf(await load({ ...part, answers: requests / 10 }));
      console.log(`${(requests / 10) * tenth} requêtes : ${perSecond(rate)}`);
      rates.push(rate);
    }
    const [first = 0] = rates;
    note(
      `débit après ${requests} requêtes, part du début`,
      (rates.at(-1) ?? 0) / first,
      { least: 0.9 },
      {
        figure: perSecond(rates.at(-1) ?? 0),
        reference: perSecond(first),
      },
    );
  });

try {
  if (isAsked('cached')) await cached();
  if (isAsked('logs')) await logs();
  if (isAsked('cold'))
    await uncached('tout à froid', ['pages', 'data', 'parts'], { page: 0.018, list: 0.025, search: 0.02 });
  if (isAsked('warm')) await uncached('données en mémoire', ['pages'], { page: 0.05, list: 0.05 });
  if (isAsked('embedded')) await embedded();
  if (isAsked('processes')) await processes();
  if (options.growth) await growth();
  if (options.ageing !== undefined) await ageing(Number(options.ageing));
} finally {
  await postgres.stop();
}
console.log(
  `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`,
);
console.table(rows);
