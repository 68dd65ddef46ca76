import { cpus, loadavg, totalmem } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { openDatabase } from '#server/db/client.ts';
import { createRandom } from '#server/seed/announcements/random.ts';
import { startNativePostgres } from '../tests/support/native-postgres.ts';
import { cutListeners, runOnServer } from '../tests/support/server-databases.ts';
import { type Site, startSite } from '../tests/support/site.ts';
import { logIn } from './bench/log-in.ts';
import { percentiles } from './bench/measure.ts';
import { fill } from './generate/fill.ts';
import { flatnessOf, limitsOf, type Sample, type Step } from './load/judge.ts';
import { createVisitors, nothingSeen } from './load/visitors.ts';
import { watchResources } from './load/watch.ts';
import { arrivalsOf, REFERENCE_YEAR, rateOf, visits } from './load/year.ts';

/**
 * npm run load [-- options]: starts the product on this machine and plays the year of `load/year.ts` on it at growing
 * speeds, until the first limit or the end of the minutes. At speed 1000 there are a thousand times the visits of the
 * reference year.
 *
 *     --speed 250 --minutes 4   the first speed, which is doubled; how long at most
 *     --seconds 24              a year is played in so many
 *     --processes 1             of the site
 *     --beyond                  goes on after the first limit
 *     --soak 60                 instead: one speed for so many minutes; memory, open files and latencies must stay flat
 *     --without search,buy      leaves out these kinds of visits, to find which one a growth comes from
 *     --articles 3000 --announcements 24000   what the site has at the beginning
 *     --seed 1                  other visits
 *     --database postgres://…   an empty database, instead of a PostgreSQL of its own
 *
 * Exit code 1 when the product fails: a 500, a payment without its notification, a publication that is not seen, a soak
 * that is not flat. A limit is no failure.
 */
const { values } = parseArgs({
  options: {
    speed: { type: 'string', default: '250' },
    minutes: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '24' },
    processes: { type: 'string', default: '1' },
    soak: { type: 'string' },
    without: { type: 'string', default: '' },
    beyond: { type: 'boolean' },
    seed: { type: 'string', default: '1' },
    articles: { type: 'string', default: '3000' },
    announcements: { type: 'string', default: '24000' },
    database: { type: 'string' },
  },
});
const numberOf = (
  name: Exclude<keyof typeof values, 'database' | 'beyond' | 'without'>,
  most: number,
): number => {
  const number = Number(values[name]);
  if (number >= 0 && number <= most) return number;
  console.error(`--${name} doit être un nombre, ${most} au plus.`);
  process.exit(1);
};
const firstSpeed = numberOf('speed', 100_000);
const longestMs = numberOf('minutes', 60) * 60_000;
const seconds = numberOf('seconds', 3_600);
const processes = numberOf('processes', 16);
const soakMinutes = values.soak === undefined ? undefined : numberOf('soak', 600);
const without: ReadonlySet<string> = new Set(values.without.split(','));
const random = createRandom(numberOf('seed', 2 ** 31));

/** More visits under way than a site can have: those that come are turned away. */
const MOST_UNDER_WAY = 1_000;
const SAMPLE_MS = 500;
const SOAK_SAMPLE_MS = 5_000;
/** The site notices meanwhile that visitors have closed their connections. */
const IDLE_MS = 2_000;
const PROPAGATIONS = 5;
const PROMISED_MS = { published: 2_000, withdrawn: 1_000 } as const;

const postgres = values.database === undefined ? await startNativePostgres({ durable: true }) : undefined;
if (postgres) await runOnServer(postgres.url, 'create database load');
const databaseUrl = values.database ?? `${postgres?.url}/load`;
const database = await openDatabase({ databaseUrl, dataDir: '' });
const failures: string[] = [];

const start = async (): Promise<Site> => {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from pg_tables where schemaname = 'public' and tablename = 'articles') as has
  `.execute(database.db);
  if (rows[0]?.has && (await database.db.selectFrom('articles').select('id').executeTakeFirst()))
    throw new Error('Cette base contient des articles : donnez-en une vide.');
  const site = await startSite({
    content: 'demo',
    databaseUrl,
    env: {
      WEB_CONCURRENCY: String(processes),
      METRICS_PORT: '0',
      LOG_LEVEL: 'warn',
      // The site's own limits: visitors have addresses, which a proxy would name.
      RATE_LIMIT_SCALE: '1',
      TRUST_PROXY: '127.0.0.1, ::1',
    },
  });
  await fill(database, {
    articles: numberOf('articles', 1_000_000),
    announcements: numberOf('announcements', 1_000_000),
  });
  return site;
};

const databaseMiB = async (): Promise<string> => {
  const { rows } = await sql<{ size: number }>`select pg_database_size(current_database()) as size`.execute(
    database.db,
  );
  return `${Math.round((rows[0]?.size ?? 0) / 2 ** 20)} Mio`;
};

const measure = async (site: Site): Promise<void> => {
  let seen = nothingSeen();
  const session = await logIn(database.db);
  const visitors = await createVisitors({ url: site.url, processes, session, random, seen: () => seen });
  const watch = await watchResources(site, database.db, processes);
  let underWay = 0;

  /** Plays a year; visits come when they come, whether the ones before are answered or not. */
  const play = async (speed: number, lasts = seconds): Promise<void> => {
    const begun = performance.now();
    const visiting = new Set<Promise<void>>();
    for (const { visit, second } of arrivalsOf(speed, lasts, random)) {
      if (without.has(visit)) continue;
      const early = begun + second * 1_000 - performance.now();
      if (early > 1) await wait(early);
      if (underWay >= MOST_UNDER_WAY) {
        seen.refused += 1;
        continue;
      }
      underWay += 1;
      const visited = visitors.visit(visit).finally(() => {
        underWay -= 1;
        visiting.delete(visited);
      });
      visiting.add(visited);
    }
    await wait(Math.max(0, begun + lasts * 1_000 - performance.now()));
    await Promise.all(visiting);
  };

  const p95 = (times: readonly number[]): number => percentiles(times).p95;

  const step = async (speed: number): Promise<Step> => {
    seen = nothingSeen();
    const sampled: Awaited<ReturnType<typeof watch.read>>[] = [];
    const timer = setInterval(
      () =>
        void watch.read().then(
          (read) => sampled.push(read),
          () => {},
        ),
      SAMPLE_MS,
    );
    const processor = watch.measureProcessor();
    const begun = performance.now();
    await play(speed).finally(() => clearInterval(timer));
    failures.push(...seen.failures);
    return {
      speed,
      seconds: (performance.now() - begun) / 1_000,
      answers: seen.reads.length + seen.writes.length,
      refused: seen.refused,
      p95: { read: p95(seen.reads), write: p95(seen.writes) },
      ...processor(),
      poolWaiting: sampled.filter(({ poolWaiting }) => poolWaiting > 0).length / Math.max(1, sampled.length),
      memory: Math.max(0, ...sampled.map(({ largest }) => largest)),
    };
  };

  const ramp = async (): Promise<void> => {
    // Fills the caches and compiles the code.
    await play(firstSpeed, seconds / 4);
    const end = performance.now() + longestMs;
    const steps: Step[] = [];
    const hasTime = () => steps.length === 0 || performance.now() + seconds * 1_000 <= end;
    const isHeld = (done: Step) => limitsOf(done).length === 0;
    for (let speed = firstSpeed; hasTime() && (values.beyond || steps.every(isHeld)); speed *= 2)
      steps.push(await step(speed));
    const limited = steps.find((done) => !isHeld(done));
    const held = steps.filter(isHeld).at(-1);
    // Between the last speed that was held and the first that was not.
    if (limited && held && hasTime() && !values.beyond)
      steps.push(await step(Math.sqrt(held.speed * limited.speed)));
    reportSteps(steps);
  };

  /** Until the connections that visitors kept are closed: no fewer files are open than a moment before. */
  const idleFiles = async (): Promise<number> => {
    visitors.close();
    for (let files = watch.openFiles(); ; ) {
      await wait(IDLE_MS);
      const now = watch.openFiles();
      if (now >= files) return now;
      files = now;
    }
  };

  const soak = async (minutes: number): Promise<void> => {
    const samples: Sample[] = [];
    let [refused, answers, publications] = [0, 0, 0];
    const before = await idleFiles();
    const begun = performance.now();
    const minute = () => (performance.now() - begun) / 60_000;
    let done = false;
    const sampling = (async () => {
      while (!done) {
        const processor = watch.measureProcessor();
        await wait(SOAK_SAMPLE_MS);
        const { site, database: base = 0, generator, machine } = processor();
        const others = Math.max(0, machine - site - base - generator);
        samples.push({ minute: minute(), ...(await watch.read()), p95: p95(seen.reads), others });
        failures.push(...seen.failures);
        refused += seen.refused;
        answers += seen.reads.length + seen.writes.length;
        publications += seen.published.length;
        seen = nothingSeen();
      }
    })();
    while (minute() < minutes) await play(firstSpeed);
    done = true;
    await sampling;
    const files = { before, after: await idleFiles() };
    console.log(
      `${minute().toFixed(1)} minutes à la vitesse ${firstSpeed} : ${answers} réponses, ${refused} refus, ${publications} parutions, ${samples.length} relevés.`,
    );
    reportCurve(samples);
    const flatness = flatnessOf(samples, { processes, files });
    console.table(flatness.map(({ isFlat, ...row }) => ({ ...row, tenu: isFlat ? 'oui' : 'NON' })));
    for (const { measure: name, figure, isFlat } of flatness)
      if (!isFlat) failures.push(`endurance, ${name} : ${figure}`);
  };

  const rowsOf = (state: string): object[] =>
    (['published', 'withdrawn'] as const).map((kind) => ({
      mesure: `${kind === 'published' ? 'parution vue' : 'retrait vu'} partout, ${state}`,
      médiane: `${percentiles(seen[kind]).p50} ms`,
      'la plus longue': `${Math.max(...seen[kind]).toFixed(0)} ms`,
      promis: `${PROMISED_MS[kind]} ms`,
    }));

  /** Without other visitors: how long until every process shows a publication and hides a withdrawal. */
  const propagate = async (state: string, before: () => Promise<void>): Promise<object[]> => {
    seen = nothingSeen();
    for (let round = 0; round < PROPAGATIONS; round++) {
      await before();
      const article = await visitors.publishArticle();
      if (article) await visitors.withdraw(article, before);
    }
    failures.push(...seen.failures);
    return rowsOf(state);
  };

  try {
    console.table([
      ...(await propagate('écoute intacte', async () => {})),
      ...(await propagate('écoute coupée juste avant', () => cutListeners(database.db))),
    ]);
    await (soakMinutes === undefined ? ramp() : soak(soakMinutes));
  } finally {
    visitors.close();
  }
};

const CURVE_ROWS = 16;

/** How memory grew, all processes together. */
const reportCurve = (samples: readonly Sample[]): void => {
  const every = Math.ceil(samples.length / CURVE_ROWS);
  console.table(
    samples
      .filter((_, n) => n % every === 0)
      .map((sample) => ({
        minute: sample.minute.toFixed(1),
        'résidente (Mio)': Math.round(sample.memory),
        'tas réservé': Math.round(sample.heapReserved),
        'tas utilisé': Math.round(sample.heap),
        tampons: Math.round(sample.buffers),
        'lecture p95 (ms)': Math.round(sample.p95),
        'autres programmes (cœurs)': sample.others.toFixed(1),
      })),
  );
};

const reportSteps = (steps: readonly Step[]): void => {
  console.table(
    steps.map(({ speed, seconds: took, answers, refused, p95, ...used }) => ({
      vitesse: Math.round(speed),
      'réponses/s': Number((answers / took).toFixed(1)),
      refus: refused,
      'lecture p95 (ms)': Math.round(p95.read),
      'écriture p95 (ms)': Math.round(p95.write),
      site: used.site.toFixed(2),
      base: used.database?.toFixed(2) ?? '?',
      visiteurs: used.generator.toFixed(2),
      'site (ms/réponse)': ((used.site * took * 1_000) / answers).toFixed(1),
      'base (ms/réponse)': used.database ? ((used.database * took * 1_000) / answers).toFixed(1) : '?',
      machine: `${used.machine.toFixed(2)} / ${used.cores}`,
      'Mio/processus': Math.round(used.memory),
      'attente connexion': `${Math.round(used.poolWaiting * 100)} %`,
    })),
  );
  const bySpeed = steps.toSorted((a, b) => a.speed - b.speed);
  const limited = bySpeed.find((step) => limitsOf(step).length > 0);
  const held = bySpeed.filter((step) => step.speed < (limited?.speed ?? Number.POSITIVE_INFINITY)).at(-1);
  if (held) {
    const perDay = visits.map(
      (visit) => `${Math.round((REFERENCE_YEAR[visit] * held.speed) / 365)} ${visit}`,
    );
    console.log(`Tenu : vitesse ${Math.round(held.speed)}, soit par jour ${perDay.join(', ')}.`);
  }
  console.log(
    limited
      ? `Première limite, à la vitesse ${Math.round(limited.speed)} : ${limitsOf(limited).join(' ; ')}.`
      : `Aucune limite jusqu'à la vitesse ${Math.round(bySpeed.at(-1)?.speed ?? 0)}.`,
  );
};

try {
  const site = await start();
  const rates = visits.map((visit) => `${visit} ${rateOf(visit, firstSpeed).toFixed(2)}/s`).join(', ');
  console.log(
    `${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} Gio, Node ${process.version}, ${processes} processus, charge ${loadavg()[0]?.toFixed(1)}, base de ${await databaseMiB()}, graine ${values.seed}. À la vitesse ${firstSpeed} : ${rates}.`,
  );
  await measure(site).finally(() => site.stop());
} finally {
  await database.close();
  await postgres?.stop();
}
for (const failure of new Set(failures)) console.error(`ÉCHEC : ${failure}`);
if (failures.length > 0) process.exitCode = 1;
