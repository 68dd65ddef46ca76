import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { articlePath, paths, searchPath } from '#contract/paths.ts';
import { offers } from '#domain/announcement/offers.ts';
import { departments } from '#domain/company/departments.ts';
import type { Random } from '#server/seed/announcements/random.ts';
import { writeCalls } from '#tests/support/write-calls.ts';
import { newQueries } from '../bench/words.ts';
import type { Visit } from './year.ts';

type Call = { method?: string; body?: object; headers?: Record<string, string>; agent?: Agent | false };
type Answer = { status: number; body: string };

/** What visitors saw: times in milliseconds. */
export type Seen = {
  /** From the moment the visitor came: waiting for a connection counts. */
  readonly reads: number[];
  readonly writes: number[];
  /** Until every process showed a publication, and hid a withdrawn article. */
  readonly published: number[];
  readonly withdrawn: number[];
  refused: number;
  readonly failures: string[];
};

export const nothingSeen = (): Seen => ({
  ...{ reads: [], writes: [], published: [], withdrawn: [] },
  ...{ refused: 0, failures: [] },
});

/** Readings by programs are not counted. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const ADDRESSES = 50_000;
const LONGEST_MS = 30_000;
const POLL_MS = 50;
/** The processes of a port take turns at accepting connections: so many make it likely that each has answered. */
const CONNECTIONS_PER_PROCESS = 2;
/** One publication of so many is withdrawn. */
const WITHDRAWN_ONE_IN = 3;
/** Refused for lack of room, or as too frequent. */
const REFUSALS = new Set([429, 503]);

const sampleOf = (name: string) => writeCalls.find((call) => call.name === name)?.body ?? {};

type Settings = {
  readonly url: string;
  readonly processes: number;
  /** The headers of an administrator's session. */
  readonly session: Record<string, string>;
  readonly random: Random;
  readonly seen: () => Seen;
};

/** The visitors of a site that runs: real requests over sockets, through the whole product. */
export const createVisitors = async ({ url, processes, session, random, seen }: Settings) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const nextQuery = newQueries();
  const withdrawnSlugs = new Set<string>();
  let published = 0;

  /** Each visitor has an address, which a proxy names: the site's own limits are in force. */
  const anAddress = (): string => {
    const nth = random.int(0, ADDRESSES);
    return `10.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}`;
  };

  const send = (path: string, { method = 'GET', body, headers = {}, agent: own = agent }: Call) =>
    new Promise<Answer>((resolve, reject) => {
      const sent = {
        'x-forwarded-for': anAddress(),
        'user-agent': BROWSER,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      };
      const signal = AbortSignal.timeout(LONGEST_MS);
      const asked = request(url + path, { agent: own, method, headers: sent, signal }, (answer) => {
        text(answer).then((read) => resolve({ status: answer.statusCode ?? 0, body: read }), reject);
      });
      asked.once('error', (error) => reject(Object.assign(error, { reused: asked.reusedSocket })));
      asked.end(body && JSON.stringify(body));
    });

  /** Asked again over a new connection when the server had just closed the idle one. */
  const ask = (path: string, call: Call = {}): Promise<Answer> =>
    send(path, call).catch((error) => {
      if (error.reused && error.code === 'ECONNRESET') return send(path, { ...call, agent: false });
      throw error;
    });

  /** Undefined when it was refused; anything else that was not expected is a failure of the product. */
  const checked = (name: string, { status, body }: Answer, expected: readonly number[]) => {
    if (expected.includes(status)) return body;
    if (REFUSALS.has(status)) seen().refused += 1;
    else seen().failures.push(`${name} : ${status} ${body.slice(0, 200)}`);
    return undefined;
  };

  /** What is expected is asked once the answer is there: an article may be withdrawn between the two. */
  type Expected = () => readonly number[];
  const success: Expected = () => [200];

  const read = async (path: string, since: number, expected = success) => {
    const answer = await ask(path);
    seen().reads.push(performance.now() - since);
    return checked(`GET ${path}`, answer, expected());
  };

  type Written = { body?: object; headers?: Record<string, string>; expected?: Expected };
  const write = async (method: string, path: string, { body, headers, expected = success }: Written = {}) => {
    const since = performance.now();
    const answer = await ask(paths.api + path, {
      method,
      ...(body && { body }),
      ...(headers && { headers }),
    });
    seen().writes.push(performance.now() - since);
    const taken = checked(`${method} ${path}`, answer, expected());
    return taken === undefined ? undefined : JSON.parse(taken);
  };

  const listArticles = async (): Promise<{ id: string; slug: string }[]> => {
    const { body } = await ask(`${paths.api}/articles?limit=50`);
    return JSON.parse(body).articles;
  };
  const articles = await listArticles();

  /** Recent articles are read more than old ones. */
  const anArticle = () => articles[Math.floor(articles.length ** random.next()) - 1] ?? articles[0];

  const readPage = async (since: number): Promise<void> => {
    const article = anArticle();
    if (!article || random.chance(0.4))
      return void (await read(random.pick([paths.home, paths.news, paths.announcements, paths.home]), since));
    const expected: Expected = () => (withdrawnSlugs.has(article.slug) ? [200, 404, 410] : [200]);
    const page = await read(articlePath(article), since, expected);
    if (page !== undefined && !withdrawnSlugs.has(article.slug))
      await write('PUT', `/articles/${article.id}/increment-read-count`, { expected });
  };

  const isEverywhere = async (path: string, expected: (answer: Answer) => boolean): Promise<boolean> => {
    const answers = await Promise.all(
      Array.from({ length: processes * CONNECTIONS_PER_PROCESS }, () => ask(path, { agent: false })),
    );
    return answers.every(expected);
  };

  /** How long until every process answers so; a failure after a while. */
  const timeUntil = async (what: string, path: string, expected: (answer: Answer) => boolean) => {
    const since = performance.now();
    while (performance.now() - since < LONGEST_MS) {
      if (await isEverywhere(path, expected)) return performance.now() - since;
      await wait(POLL_MS);
    }
    seen().failures.push(`${what} : pas vu partout après ${LONGEST_MS / 1_000} s`);
    return undefined;
  };

  const note = (times: number[], time: number | undefined): void => {
    if (time !== undefined) times.push(time);
  };

  const publishArticle = async () => {
    published += 1;
    const title = `Parution ${published} de la mesure`;
    const form = { ...sampleOf('POST /admin/articles'), title, is_published: true };
    const { article } = (await write('POST', '/admin/articles', { body: form, headers: session })) ?? {};
    if (!article) return undefined;
    note(seen().published, await timeUntil(title, paths.home, ({ body }) => body.includes(title)));
    return article as { id: string; slug: string };
  };

  /** The page is in the memory of every process before it is withdrawn; `before` runs just ahead of the withdrawal. */
  const withdraw = async ({ id, slug }: { id: string; slug: string }, before = async () => {}) => {
    const path = articlePath({ slug });
    await isEverywhere(path, () => true);
    withdrawnSlugs.add(slug);
    const index = articles.findIndex((article) => article.slug === slug);
    if (index >= 0) articles.splice(index, 1);
    await before();
    if (await write('DELETE', `/admin/articles/${id}`, { headers: session }))
      note(seen().withdrawn, await timeUntil(`Retrait de ${slug}`, path, ({ status }) => status !== 200));
  };

  const publishOne = async (): Promise<void> => {
    const article = await publishArticle();
    if (!article) return;
    articles.unshift(article);
    if (published % WITHDRAWN_ONE_IN === 0) await withdraw(article);
  };

  const isPaid = async (reference: string): Promise<boolean> => {
    const { body } = await ask(`${paths.api}/legal-announcements/reference/${reference}`);
    return body.includes('"status":"paid"');
  };

  /** From the form to the publication: the sandbox provider notifies the site by a signed webhook. */
  const buy = async (): Promise<void> => {
    const basePrice = offers.premium.priceTTC / 100;
    const notice = { ...sampleOf('POST /legal-announcements/submit'), basePrice };
    const sent = await write('POST', '/legal-announcements/submit', { body: notice });
    if (!sent) return;
    const { contactEmail: email = '', title = '' } = notice as { contactEmail?: string; title?: string };
    const order = { announcementId: sent.announcementId, email, title, basePrice };
    const page = await write('POST', '/stripe/create-checkout-session', { body: order });
    if (!page?.url) return;
    const paid = await write('POST', `/payment-test/${page.url.split('/').at(-1)}`, {
      body: { action: 'pay' },
    });
    if (!paid) return;
    const since = performance.now();
    while (!(await isPaid(sent.referenceNumber))) {
      if (performance.now() - since > LONGEST_MS)
        return void seen().failures.push(`${sent.referenceNumber} : payée, et pas notifiée`);
      await wait(4 * POLL_MS);
    }
    await write('PUT', `/admin/legal-announcements/${sent.announcementId}/approve`, {
      body: {},
      headers: session,
    });
  };

  const consult = async (since: number): Promise<void> => {
    const { code } = random.pick(departments);
    const list = `${paths.announcements}?department=${code}&page=${random.int(1, 3)}`;
    const feed = `${paths.announcementFeed}?department=${code}`;
    // A page that a small department does not have leads to its last one.
    await read(random.chance(0.8) ? list : feed, since, () => [200, 302]);
  };

  const kinds: Readonly<Record<Visit, (since: number) => Promise<void>>> = {
    read: readPage,
    search: async (since) => void (await read(searchPath(nextQuery()), since)),
    consult,
    buy,
    publish: publishOne,
  };

  return {
    visit: (kind: Visit): Promise<void> =>
      kinds[kind](performance.now()).catch((error: Error) => {
        // Waited for too long: the site has no room.
        if (error.name === 'AbortError' || error.name === 'TimeoutError') seen().refused += 1;
        else seen().failures.push(`${kind} : ${error.message}`);
      }),
    publishArticle,
    withdraw,
    close: () => agent.destroy(),
  };
};
