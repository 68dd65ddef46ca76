import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from '../tests/support/chromium.ts';
import { isForm, pathOf, publicPages, publishPhotograph } from '../tests/support/public-pages.ts';
import { startSite } from '../tests/support/site.ts';

/*
 * `npm run lighthouse [-- --runs 5] [path …]`: Lighthouse's mobile audit of the demonstration site, page by page, and of
 * an article with a photograph, with its own settings (a processor slowed down four times, a slow 4G network), as a table
 * of medians. Exits with 1 when a goal is missed.
 */

type Goals = {
  performance: number;
  /** Milliseconds. */
  lcp: number;
  tbt: number;
};

const READING: Goals = { performance: 98, lcp: 1_200, tbt: 50 };
const FORM: Goals = { performance: 95, lcp: 1_500, tbt: 200 };
const SHIFT = 0.001;
const OTHERS = ['accessibility', 'best-practices', 'seo'] as const;

/** What is read of Lighthouse's result. */
type Result = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { score: number | null; numericValue?: number } | undefined>;
  environment: { benchmarkIndex: number };
};
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Result } | undefined>;

const ROOT = join(import.meta.dirname, '..');

/** Its hundred packages are installed here alone, and not with those that everybody needs. */
const installLighthouse = async (): Promise<Lighthouse> => {
  const folder = join(ROOT, 'node_modules/.cache/lighthouse');
  cpSync(join(ROOT, 'tools/lighthouse'), folder, { recursive: true });
  const options = { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' } as const;
  const { status } = spawnSync('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund'], options);
  if (status !== 0) throw new Error("Lighthouse n'a pas pu être installé : voir les lignes ci-dessus.");
  const entry = join(folder, 'node_modules/lighthouse/core/index.js');
  return (await import(pathToFileURL(entry).href)).default;
};

const goalsOf = (path: string): Goals => (isForm(path) ? FORM : READING);

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const lighthouse = await installLighthouse();

const audit = async (url: string, port: number): Promise<Result> => {
  const run = await lighthouse(url, { port, logLevel: 'error' });
  if (!run) throw new Error(`Lighthouse n'a rien rendu pour ${url}`);
  if (run.lhr.runtimeError) throw new Error(run.lhr.runtimeError.message);
  return run.lhr;
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const scoreOf = (result: Result, category: string) =>
  Math.round((result.categories[category]?.score ?? 0) * 100);
const numberOf = (result: Result, name: string) => result.audits[name]?.numericValue ?? Number.NaN;

const measure = async (url: string, port: number, runs: number) => {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await audit(url, port));
  const medianOf = (read: (result: Result) => number) => median(results.map(read));
  return {
    performance: medianOf((result) => scoreOf(result, 'performance')),
    lcp: medianOf((result) => numberOf(result, 'largest-contentful-paint')),
    tbt: medianOf((result) => numberOf(result, 'total-blocking-time')),
    shift: medianOf((result) => numberOf(result, 'cumulative-layout-shift')),
    others: OTHERS.map((category) => medianOf((result) => scoreOf(result, category))),
    isForSearchEngines: results.every(({ audits }) => audits['is-crawlable']?.score !== 0),
    power: medianOf((result) => result.environment.benchmarkIndex),
  };
};

type Measured = Awaited<ReturnType<typeof measure>>;

const missedOf = (path: string, measured: Measured): string[] => {
  const { performance, lcp, tbt, shift, others, isForSearchEngines } = measured;
  const goals = goalsOf(path);
  return [
    ...(performance < goals.performance ? [`performance ${performance} < ${goals.performance}`] : []),
    ...(lcp > goals.lcp ? [`LCP ${Math.round(lcp)} > ${goals.lcp} ms`] : []),
    ...(tbt > goals.tbt ? [`TBT ${Math.round(tbt)} > ${goals.tbt} ms`] : []),
    ...(shift >= SHIFT ? [`CLS ${shift.toFixed(4)} ≥ ${SHIFT}`] : []),
    // Lighthouse takes for a fault that a page is not for search engines (search results, login).
    ...OTHERS.filter((name) => name !== 'seo' || isForSearchEngines).flatMap((name) => {
      const score = others[OTHERS.indexOf(name)] ?? 0;
      return score < 100 ? [`${name} ${score} < 100`] : [];
    }),
  ].map((missed) => `${path} : ${missed}`);
};

const args = process.argv.slice(2);
const runs = args[0] === '--runs' ? Number(args[1]) : 5;
const asked = args[0] === '--runs' ? args.slice(2) : args;
const port = await freePort();
const { executablePath, args: flags, env } = await findChromium();
const browser = await chromium.launch({
  executablePath,
  args: [...flags, `--remote-debugging-port=${port}`],
  env: { ...process.env, ...env },
});
const site = await startSite({ content: 'demo' });
try {
  const missed: string[] = [];
  console.log('| | performance | LCP | TBT | CLS | accessibility, best practices, SEO | processor |');
  console.log('|---|---|---|---|---|---|---|');
  const everyPath = () => Promise.all(publicPages.map((name) => pathOf(site.url, name)));
  const audited = asked.length > 0 ? asked : [...(await everyPath()), await publishPhotograph(site)];
  for (const path of audited) {
    const measured = await measure(site.url + path, port, runs);
    const { performance, lcp, tbt, shift, others, power } = measured;
    console.log(
      `| ${path} | ${performance} | ${(lcp / 1000).toFixed(2)} s | ${Math.round(tbt)} ms | ${shift.toFixed(4)} | ${others.join(', ')} | ${Math.round(power)} |`,
    );
    missed.push(...missedOf(path, measured));
  }
  console.log(missed.length === 0 ? '\n✓ Tout est au niveau attendu.' : `\n✗ ${missed.join('\n✗ ')}`);
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  await site.stop();
  await browser.close();
}
