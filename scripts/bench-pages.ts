import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startNativePostgres } from '../tests/support/native-postgres.ts';
import { runOnServer } from '../tests/support/server-databases.ts';
import { startSite } from '../tests/support/site.ts';
import { load } from './bench/load.ts';
import { cpuSeconds } from './bench/processor-time.ts';

// `npm run bench:pages`: cached public pages against a bare Fastify route with the same body, in turns, so
// that other work on the machine affects both. The target is 0.8 of the bare route.
const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 32;
const TARGET = 0.8;

type Server = { url: string; pid: number };

const startBare = async (pageUrl: string) => {
  const script = fileURLToPath(new URL('./bench/bare-server.ts', import.meta.url));
  const child = spawn(process.execPath, [script, pageUrl], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const url = /en ligne : (\S+)/.exec(line.toString())?.[1] ?? '';
  return { child, server: { url: url + new URL(pageUrl).pathname, pid: pidOf(child) } };
};

const pidOf = ({ pid }: ChildProcess): number => pid ?? 0;

const measure = async ({ url, pid }: Server) => {
  const before = cpuSeconds(pid);
  const answers = await load({ url, connections: CONNECTIONS, seconds: SECONDS });
  return { rate: answers / SECONDS, cpu: ((cpuSeconds(pid) - before) / answers) * 1e6 };
};

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const compare = async (path: string, site: { url: string; pid: number }) => {
  // By number: a host name may resolve to the IPv6 loopback, which costs the kernel more.
  const ours: Server = { url: site.url.replace('localhost', '127.0.0.1') + path, pid: site.pid };
  const { child, server: bare } = await startBare(ours.url);
  const rounds: { ours: { rate: number; cpu: number }; bare: { rate: number; cpu: number } }[] = [];
  for (const server of [ours, bare]) await load({ url: server.url, connections: CONNECTIONS, seconds: 1 });
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({ ours: await measure(ours), bare: await measure(bare) });
  child.kill();
  const cost = median(rounds.map(({ ours: { cpu } }) => cpu));
  const ceiling = median(rounds.map(({ bare: { cpu } }) => cpu));
  const rate = median(rounds.map((round) => round.ours.rate));
  console.log(
    `${path.slice(0, 44).padEnd(46)} ${Math.round(rate).toString().padStart(7)} req/s ${cost.toFixed(0).padStart(6)} µs  ` +
      `nue : ${ceiling.toFixed(0).padStart(4)} µs  rapport ${(ceiling / cost).toFixed(2)}`,
  );
  return ceiling / cost;
};

/** The first visit of a page renders it: one first visit per address of this kind. */
const firstVisits = async (kind: string, paths: readonly string[], { url, pid }: Server) => {
  const times: number[] = [];
  const before = cpuSeconds(pid);
  for (const path of paths) {
    const start = performance.now();
    const answer = await fetch(url + path);
    await answer.arrayBuffer();
    if (answer.headers.get('x-cache') === 'miss') times.push(performance.now() - start);
  }
  const cpu = ((cpuSeconds(pid) - before) / times.length) * 1000;
  console.log(
    `${kind.padEnd(46)} ${times.length} pages, médiane ${median(times).toFixed(1)} ms, processeur ${cpu.toFixed(1)} ms`,
  );
};

// A PostgreSQL server, as in production: the embedded database would use the processor time of the same
// process.
const postgres = await startNativePostgres();
await runOnServer(postgres.url, 'create database pages');
const site = await startSite({ content: 'demo', databaseUrl: `${postgres.url}/pages` });
try {
  const { articles } = (await (await fetch(`${site.url}/api/articles?limit=100`)).json()) as {
    articles: { slug: string; category_slug: string }[];
  };
  const addresses = articles.map(({ slug }) => `/article/${slug}`);
  const lists = [...new Set(articles.map(({ category_slug }) => `/actualite/${category_slug}`))];
  console.log('Pages rendues (première visite) :');
  await firstVisits('accueil', ['/'], site);
  await firstVisits('articles', addresses, site);
  await firstVisits('listes', ['/actualite', ...lists], site);

  console.log(`\nPages servies de la mémoire, processeur par requête, ${CONNECTIONS} connexions :`);
  const ratios: number[] = [];
  for (const path of ['/', addresses[0] ?? '/', '/actualite']) ratios.push(await compare(path, site));
  const worst = Math.min(...ratios);
  console.log(`\nPlus faible rapport : ${worst.toFixed(2)} (objectif : ${TARGET})`);
  if (worst < TARGET) process.exitCode = 1;
} finally {
  await site.stop();
  await postgres.stop();
}
