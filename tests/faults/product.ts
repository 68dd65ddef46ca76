import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { messages } from '#contract/messages.fr.ts';
import { paths } from '#contract/paths.ts';
import { type Site, type Start, startSite } from '#tests/support/site.ts';
import { submitted } from '#tests/support/submitting.ts';
import { assert, until } from './fault.ts';

/** Pages whose content comes from the database, and one that has none. */
const PAGES = [paths.home, paths.news, paths.caseLaw, paths.announcements, paths.prices, paths.contact];

/** No reader and no buyer waits longer, whatever is broken. */
const LONGEST_ANSWER_MS = 45_000;

export type Product = Awaited<ReturnType<typeof startProduct>>;

/** The built product in a process of its own, with what its readers and buyers do. */
export const startProduct = async (start: Partial<Start> = {}) =>
  useProduct(await startSite({ content: 'demo', ...start }));

/** Whoever submits is told in French to try again, and nothing else. */
const checkRefusal = async (answer: Response): Promise<void> => {
  const text = await answer.text();
  assert.equal(answer.status, 503, text);
  assert.equal(JSON.parse(text).message, messages.request.unavailable);
  assert.equal(answer.headers.get('retry-after'), '10');
};

const useProduct = (site: Site) => {
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(site.url + path, { ...init, signal: AbortSignal.timeout(LONGEST_ANSWER_MS) });

  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.url, ...headers },
      body: JSON.stringify(body),
    });

  const submit = (key: string = randomUUID()) =>
    post('/api/legal-announcements/submit', submitted, { 'idempotency-key': key });

  const mailCount = async () => {
    const files = await readdir(join(site.dataDir, 'outbox')).catch(() => []);
    return files.filter((name) => name.endsWith('.eml')).length;
  };

  const writeToTeam = async () => {
    const answer = await post('/api/contact/submit', {
      firstName: 'Ada',
      lastName: 'Martin',
      email: `${randomUUID()}@exemple.fr`,
      subject: 'general',
      message: 'Un message assez long pour être lu.',
    });
    assert.equal(answer.status, 200, await answer.text());
  };

  const readAll = async () => {
    for (const path of PAGES) {
      const answer = await ask(path);
      const html = await answer.text();
      assert.equal(answer.status, 200, `${path} answered ${answer.status}`);
      assert.match(html, /<\/html>/);
    }
  };

  return {
    site,
    ask,
    post,
    submit,
    mailCount,
    writeToTeam,

    /** Readers have seen these pages before. */
    warm: () => readAll(),

    /** What readers have seen before is served, whatever is broken. */
    servesReaders: () => readAll(),

    /** As above; this page shows what the database does not give any more: it is the last good one. */
    async servesLastPages() {
      assert.equal((await ask(paths.home)).headers.get('x-cache'), 'stale');
      await readAll();
    },

    /** A page that no reader has seen yet says that it is unavailable, in French. */
    async refusesNewPages() {
      const answer = await ask(`${paths.search}?q=${randomUUID()}`);
      const html = await answer.text();
      assert.equal(answer.status, 503, html.slice(0, 300));
      assert.match(html, /lang="fr"/);
    },

    refusesWrites: async () => checkRefusal(await submit()),

    /** Fills a disk and writes, until a write is refused: what was freed meanwhile took the ones before. */
    async refusesWritesOnceFull(fill: () => Promise<void>) {
      for (;;) {
        await fill();
        const answer = await submit();
        if (!answer.ok) return checkRefusal(answer);
        await answer.text();
      }
    },

    /** The process answers its supervisor; it is taken out of the rotation while it cannot write. */
    async saysItIsNotReady() {
      assert.equal((await ask('/healthz')).status, 200);
      assert.equal((await ask('/readyz')).status, 503);
    },

    /** Resolves with the first submission that is accepted. */
    acceptsWrites: () =>
      until(async () => {
        const answer = await submit();
        assert.equal(answer.status, 200, await answer.text());
      }),

    /** Background work goes on: a mail that is queued now leaves. */
    async worksOff() {
      const before = await mailCount();
      await writeToTeam();
      await until(async () => assert.ok((await mailCount()) > before, 'a mail is stuck'));
    },
  };
};

/** The headers of an administrator's browser. */
export const logIn = async ({ post, site }: Product): Promise<Record<string, string>> => {
  const answer = await post('/api/auth/login', site.admin);
  assert.equal(answer.status, 200, await answer.text());
  return {
    cookie: answer.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; '),
  };
};

/** Does something with a product, and stops it. */
export const withProduct = async <Answer>(
  start: Partial<Start>,
  work: (product: Product) => Promise<Answer>,
): Promise<Answer> => {
  const product = await startProduct(start);
  try {
    return await work(product);
  } finally {
    await product.site.stop();
  }
};
