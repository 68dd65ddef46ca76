import { once } from 'node:events';
import { connect } from 'node:net';
import { growingCalls } from '../../tests/support/growing-calls.ts';
import type { Site } from '../../tests/support/site.ts';
import { writeCalls } from '../../tests/support/write-calls.ts';

type Result = { readonly measured: string; readonly goal: string; readonly met: boolean };
export type Campaign = { readonly name: string; run(site: Site): Promise<Result> };

const MOST_PROCESSOR_MS = 200;
/** What is compiled or collected meanwhile counts too, in some tries, not all. */
const TRIES = 5;
const LONGEST_BODY = 900_000;
/** How many of the slowest are printed. */
const PRINTED = 5;
/** A run sends one part of the texts: every call gets some in each part. */
export const PARTS = 5;
const LONGEST_HOLD_S = 15;
const SLOW_SOCKETS = 100;
const AT_ONCE = 20;

/**
 * Requests per second. The limits by address let one address send one search or form a second; a flood comes from
 * twenty of them, or from one that ignores its refusals.
 */
const RATE = { texts: 10, fromMany: 20, fromOne: 50, races: 1 };
const FLOOD_SECONDS = 8;
const RACES = 5;

type Answer = { status: number; body: string };

const fetched = async (address: string, init?: RequestInit): Promise<Answer> => {
  const answer = await fetch(address, init);
  return { status: answer.status, body: await answer.text() };
};

/** The nth address of the attacker; the site is told that a proxy in front of it says so. */
const from = (nth: number): Record<string, string> => ({
  'x-forwarded-for': `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`,
});

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

const sampleOf = (name: string) => writeCalls.find((call) => call.name === name)?.body ?? {};

/** So many requests at a constant rate, whether the last ones are answered or not. */
const paced = async (
  count: number,
  perSecond: number,
  send: (nth: number) => Promise<void>,
): Promise<void> => {
  const start = performance.now();
  const sent: Promise<void>[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const early = start + (nth * 1_000) / perSecond - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    sent.push(send(nth));
  }
  await Promise.all(sent);
};

/** Answers 502 to a text that the engine makes nothing of. */
const REPHRASE = 'POST /admin/articles/:id/rephrase';

/** How often each status was answered. */
const countStatuses = () => {
  const counts = new Map<number, number>();
  const notRephrased: Set<string> = new Set();
  return {
    add(status: number, call?: { name: string; title: string }): void {
      if (status === 502 && call?.name === REPHRASE) notRephrased.add(call.title);
      else counts.set(status, (counts.get(status) ?? 0) + 1);
    },
    of: (status: number) => counts.get(status) ?? 0,
    /** 503 refuses what there is no room for, or is not configured. */
    failures: () =>
      [...counts].reduce((sum, [status, n]) => sum + (status >= 500 && status !== 503 ? n : 0), 0),
    text: () =>
      [...counts]
        .toSorted(([a], [b]) => a - b)
        .map(([status, count]) => `${count} × ${status}`)
        .concat([...notRephrased].map((title) => `502 pour ${title}`))
        .join(', '),
  };
};

const submit = async (url: string, headers: Record<string, string>) => {
  const { status, body } = await fetched(
    `${url}/api/legal-announcements/submit`,
    json(sampleOf('POST /legal-announcements/submit'), headers),
  );
  return { status, ...(JSON.parse(body) as { id?: string; trackingToken?: string }) };
};

const logIn = async ({ url, admin }: Site): Promise<Record<string, string>> => {
  const answer = await fetch(`${url}/api/auth/login`, json(admin));
  await answer.arrayBuffer();
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  return { cookie, 'sec-fetch-site': 'same-origin' };
};

const createArticle = async ({ url }: Site, session: Record<string, string>): Promise<string> => {
  const { body } = await fetched(
    `${url}/api/admin/articles`,
    json(sampleOf('POST /admin/articles'), session),
  );
  return (JSON.parse(body) as { article: { id: string } }).article.id;
};

/** The parameters of the calls: rows that exist, so that the text is read. */
const existingRows = async (site: Site, session: Record<string, string>) => {
  const { id = '', trackingToken = '' } = await submit(site.url, from(0));
  const article = await createArticle(site, session);
  return (path: string): string => {
    if (path.startsWith('/admin/articles/')) return article;
    return path.startsWith('/admin/') ? id : trackingToken;
  };
};

/**
 * Processor time of the server's main thread so far, where requests and the embedded database are executed. What is
 * spent on an unrelated address meanwhile is counted with the request.
 */
const processorTime = async ({ process: server }: Site): Promise<number> => {
  const answer = once(server, 'message');
  server.send('processor-time');
  return (await answer)[0] as number;
};

/** `part`: which of the parts, counted from 1; all of the texts without it. */
export const hostileTexts = (part?: number): Campaign => ({
  name: 'Textes hostiles, dans tous les appels',
  async run(site) {
    const session = await logIn(site);
    const parameterOf = await existingRows(site, session);
    const calls = growingCalls(LONGEST_BODY).filter(
      (_, index) => part === undefined || index % PARTS === part - 1,
    );
    const statuses = countStatuses();
    const times: { title: string; processor: number; answer: number }[] = [];
    let earlier = Promise.resolve();

    const attack = async ({ title, name, request }: (typeof calls)[number], nth: number) => {
      const [method = '', path = ''] = name.split(' ');
      const { body, query } = request(1);
      const url = new URL(`${site.url}/api${path.replace(':rev', '1').replace(/:\w+/, parameterOf(path))}`);
      url.search = new URLSearchParams(query).toString();
      const headers = { ...from(nth), ...(path.startsWith('/admin/') && session) };
      const init = body ? { ...json(body, headers), method } : { headers };
      let least = { processor: Number.POSITIVE_INFINITY, answer: Number.POSITIVE_INFINITY };
      for (let tries = 0; tries < TRIES && least.processor > MOST_PROCESSOR_MS; tries += 1) {
        const before = await processorTime(site);
        const start = performance.now();
        const { status } = await fetched(url.href, init);
        const answer = performance.now() - start;
        const processor = (await processorTime(site)) - before;
        if (processor < least.processor) least = { processor, answer };
        statuses.add(status, { name, title });
      }
      times.push({ title, ...least });
    };

    // One after the other: the time of a request is its own.
    await paced(calls.length, RATE.texts, (nth) => {
      const call = calls[nth];
      if (call) earlier = earlier.then(() => attack(call, nth));
      return earlier;
    });
    const kinds = new Set(calls.map(({ name }) => name)).size;
    const slowest = times.toSorted((a, b) => b.processor - a.processor).slice(0, PRINTED);
    const named = slowest
      .map(
        ({ title, processor, answer }) =>
          `${processor.toFixed(0)} ms, répondu en ${answer.toFixed(0)} (${title})`,
      )
      .join(', ');
    return {
      measured: `${calls.length} textes (${part === undefined ? 'tous' : `partie ${part} sur ${PARTS}`}), ${kinds} appels, le plus de processeur : ${named} ; ${statuses.text()}`,
      goal: `< ${MOST_PROCESSOR_MS} ms de processeur, aucun 500`,
      met: slowest.every(({ processor }) => processor < MOST_PROCESSOR_MS) && statuses.failures() === 0,
    };
  },
});

export const slowClients: Campaign = {
  name: 'Clients lents',
  async run({ url }) {
    const heads = [
      'GET / HTTP/1.1\r\n',
      'POST /api/contact/submit HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\n{',
    ];
    const held = await Promise.all(
      Array.from({ length: SLOW_SOCKETS }, (_, index) => hold(url, heads[index % heads.length] ?? '')),
    );
    const longest = Math.max(...held) / 1_000;
    return {
      measured: `${SLOW_SOCKETS} connexions, la plus longue ${longest.toFixed(1)} s`,
      goal: `≤ ${LONGEST_HOLD_S} s`,
      met: longest <= LONGEST_HOLD_S,
    };
  },
};

/** Sends one byte a second until the server closes the connection. */
const hold = (url: string, head: string): Promise<number> => {
  const { hostname, port } = new URL(url);
  const start = performance.now();
  const { promise, resolve } = Promise.withResolvers<number>();
  const socket = connect(Number(port), hostname, () => socket.write(head));
  const drip = setInterval(() => socket.writable && socket.write('x'), 1_000);
  const most = setTimeout(() => socket.destroy(), 3 * LONGEST_HOLD_S * 1_000);
  socket.on('error', () => {}).resume();
  socket.on('close', () => {
    clearInterval(drip);
    clearTimeout(most);
    resolve(performance.now() - start);
  });
  return promise;
};

/** Pages and searches that nobody asked for before, and a form. */
const floodRequests = [
  (url: string, nth: number, headers: Record<string, string>) =>
    fetched(`${url}/search?q=bail+${nth}`, { headers }),
  (url: string, nth: number, headers: Record<string, string>) =>
    fetched(`${url}/api/articles/search?q=bail+${nth}`, { headers }),
  (url: string, nth: number, headers: Record<string, string>) =>
    fetched(`${url}/annonces-legales?search=bail+${nth}`, { headers }),
  (url: string, nth: number, headers: Record<string, string>) =>
    fetched(`${url}/nulle-part-${nth}`, { headers }),
  (url: string, _: number, headers: Record<string, string>) =>
    fetched(`${url}/api/contact/submit`, json({}, headers)),
];

const flood = async (url: string, perSecond: number, addressOf: (nth: number) => number) => {
  const statuses = countStatuses();
  await paced(perSecond * FLOOD_SECONDS, perSecond, async (nth) => {
    const request = floodRequests[nth % floodRequests.length];
    if (request) statuses.add((await request(url, perSecond * 10_000 + nth, from(addressOf(nth)))).status);
  });
  return statuses;
};

export const floodFromOneAddress: Campaign = {
  name: `Rafale d'une adresse, ${RATE.fromOne} requêtes par seconde`,
  async run({ url }) {
    const statuses = await flood(url, RATE.fromOne, () => 100_000);
    return {
      measured: statuses.text(),
      goal: 'des 429, aucun 500',
      met: statuses.failures() === 0 && statuses.of(429) > 0,
    };
  },
};

export const floodFromManyAddresses: Campaign = {
  name: `Rafale de ${RATE.fromMany} adresses, chacune à sa limite`,
  async run({ url }) {
    const statuses = await flood(url, RATE.fromMany, (nth) => 200_000 + (nth % RATE.fromMany));
    return { measured: statuses.text(), goal: 'aucun 500', met: statuses.failures() === 0 };
  },
};

export const wrongTokens: Campaign = {
  name: 'Jetons inventés : suivi, mot de passe, session, paiement',
  async run({ url }) {
    let accepted = 0;
    const statuses = countStatuses();
    const guesses = [
      (token: string) => fetched(`${url}/api/legal-announcements/tracking/${token}`, { headers: from(1) }),
      (token: string) => fetched(`${url}/api/verification/${token.slice(0, 16)}`, { headers: from(2) }),
      (token: string) => fetched(`${url}/api/payment-test/${token}`, { headers: from(3) }),
      (token: string) =>
        fetched(
          `${url}/api/auth/reset-password`,
          json({ token: token.padEnd(43, 'x'), password: 'correct-cheval-pile-9' }, from(4)),
        ),
      (token: string) =>
        fetched(`${url}/api/admin/session`, {
          headers: { cookie: `session=${token}; __Host-session=${token}`, 'sec-fetch-site': 'same-origin' },
        }),
      (token: string) =>
        fetched(`${url}/api/admin/session`, { headers: { authorization: `Bearer ${token}.${token}.x` } }),
    ];
    const tries = RATE.fromOne * FLOOD_SECONDS;
    await paced(tries, RATE.fromOne, async (nth) => {
      const answer = await guesses[nth % guesses.length]?.(crypto.randomUUID().replaceAll('-', ''));
      if (!answer) return;
      statuses.add(answer.status);
      if (answer.status < 400) accepted += 1;
    });
    return {
      measured: `${accepted} accepté sur ${tries} ; ${statuses.text()}`,
      goal: 'aucun accepté, aucun 500',
      met: accepted === 0 && statuses.failures() === 0,
    };
  },
};

const atOnce = <Value>(work: (nth: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, nth) => work(nth)));

/** One submission sent several times under one key, and one article saved several times over one revision. */
export const races: Campaign = {
  name: 'Courses : le même envoi, en même temps',
  async run(site) {
    const { url } = site;
    const session = await logIn(site);
    let [made, saved, failed] = [0, 0, 0];
    await paced(RACES, RATE.races, async (round) => {
      const key = crypto.randomUUID();
      const sent = await atOnce((nth) =>
        submit(url, { ...from(300_000 + round * AT_ONCE + nth), 'idempotency-key': key }),
      );
      const article = await createArticle(site, session);
      const saves = await atOnce((nth) =>
        fetched(`${url}/api/admin/articles/${article}`, {
          ...json({ ...sampleOf('PUT /admin/articles/:id'), title: `La preuve, ${nth}` }, session),
          method: 'PUT',
        }),
      );
      made += new Set(sent.flatMap(({ id }) => (id ? [id] : []))).size;
      saved += saves.filter(({ status }) => status === 200).length;
      failed += [...sent, ...saves].filter(({ status }) => status >= 500).length;
    });
    return {
      measured: `${RACES} fois ${AT_ONCE} dépôts : ${made} annonces ; ${AT_ONCE} enregistrements : ${saved} gardés ; ${failed} erreur`,
      goal: 'un seul de chaque, aucune erreur',
      met: made === RACES && saved === RACES && failed === 0,
    };
  },
};
