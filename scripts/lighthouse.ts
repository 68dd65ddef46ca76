import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import sharp from 'sharp';
import { articlePath, paths } from '../src/contract/paths.ts';
import { findChromium } from '../tests/support/chromium.ts';
import { type Site, startSite } from '../tests/support/site.ts';

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

/** Pages to fill in; the others are read. */
const FORMS: readonly string[] = [
  paths.submission,
  paths.lostLink,
  paths.cancellation,
  paths.verificationForm,
  paths.contact,
  paths.login,
  paths.forgottenPassword,
];

const goalsOf = (path: string): Goals => (FORMS.includes(path) ? FORM : READING);

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

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

type Name = keyof typeof paths;

/** Redirects, feeds, calls, and the pages of one announcement or account, which need a secret address. */
const LEFT_OUT: readonly Name[] = [
  ...(['formerCategory', 'failedPayment', 'announcementFeed', 'feed', 'sitemap', 'newsSitemap'] as const),
  ...(['sitemapParts', 'api', 'preview', 'confirmation', 'tracking', 'modification', 'quote'] as const),
  ...(['testPayment', 'verification', 'resetPassword', 'invitation'] as const),
];

/** Every public page, one of each kind. */
const everyPath = async (url: string): Promise<string[]> => {
  const home = await (await fetch(url)).text();
  const linked = (start: string) => new RegExp(`href="(${start}/[^"]+)"`).exec(home)?.[1];
  const examples: Partial<Record<Name, string | undefined>> = {
    article: linked('/article'),
    category: linked('/actualite'),
    announcement: linked(`${paths.announcements}/annonce`),
    search: `${paths.search}?q=bail`,
  };
  const names = (Object.keys(paths) as Name[]).filter((name) => !LEFT_OUT.includes(name));
  return names.map((name) => {
    const path = examples[name] ?? paths[name];
    if (path.includes(':')) throw new Error(`No example of ${path} on the home page`);
    return path;
  });
};

/** The demonstration has drawn covers only: an article with an uploaded photograph, of the weight of a real one. */
const publishPhotograph = async ({ url, admin }: Site): Promise<string> => {
  const post = async (path: string, body: BodyInit, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { origin: url, ...headers },
      body,
    });
    if (!answer.ok) throw new Error(`${path} : ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const json = { 'content-type': 'application/json' };
  const login = await post('auth/login', JSON.stringify(admin), json);
  const cookie = login.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const photograph = await sharp({
    create: { width: 2400, height: 1600, channels: 3, background: '#888888', noise },
  })
    .blur(3)
    .jpeg({ quality: 90 })
    .toBuffer();
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(photograph)], { type: 'image/jpeg' }), 'photographie.jpg');
  const { imageUrl } = await (await post('admin/upload/image', form, { cookie })).json();
  const article = {
    title: 'Un article illustré par une photographie',
    description: 'Ce que pèse une page qui montre une photographie.',
    content: '<p>Le texte de cet article est court : la photographie est ce que la page a de plus lourd.</p>',
    category_id: 3,
    image_url: imageUrl,
    image_alt: 'Une photographie',
    is_published: true,
  };
  const created = await post('admin/articles', JSON.stringify(article), { ...json, cookie });
  return articlePath((await created.json()).article);
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
  const audited = asked.length > 0 ? asked : [...(await everyPath(site.url)), await publishPhotograph(site)];
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
