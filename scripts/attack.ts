import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import { adversarialTexts } from '../tests/support/adversarial-texts.ts';
import { startSite } from '../tests/support/site.ts';
import { writeCalls } from '../tests/support/write-calls.ts';

/**
 * npm run attack: starts the product on a free local port, with its own data, runs a bounded series of
 * attacks and prints the results. Exit code 1 when a goal is missed.
 */

const SLOWEST_ANSWER_MS = 200;
const LONGEST_HOLD_S = 15;
const STILL_ANSWERING = 3;
/** Timings of a few milliseconds cannot be compared: below this limit, a page counts as fast. */
const FAST_MS = 50;
const SLOW_SOCKETS = 100;
const FLOOD = 300;
const AT_ONCE = 20;

type Site = Awaited<ReturnType<typeof startSite>>;
type Result = { readonly measured: string; readonly goal: string; readonly met: boolean };
type Campaign = { readonly name: string; run(site: Site): Promise<Result> };

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

const read = async (address: string, init?: RequestInit): Promise<number> => {
  const answer = await fetch(address, init);
  await answer.arrayBuffer();
  return answer.status;
};

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

const bodyOf = (name: string): Record<string, unknown> => ({
  ...writeCalls.find((call) => call.name === name)?.body,
});

const inTurns = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> => {
  const left = [...items];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
    }),
  );
};

const hostileTexts: Campaign = {
  name: 'Textes hostiles, à la limite et au-delà',
  async run({ url }) {
    let [slowest, slowestText, sent] = [0, '', 0];
    const calls = ['POST /legal-announcements/submit', 'POST /contact/submit', 'POST /auth/register'];
    for (const name of calls)
      for (const [text, make] of Object.entries(adversarialTexts))
        for (const length of [90_000, 900_000]) {
          const fields = Object.entries(bodyOf(name)).filter(([, value]) => typeof value === 'string');
          const [field = 'title'] =
            fields.toSorted(([, a], [, b]) => String(b).length - String(a).length)[0] ?? [];
          const body = { ...bodyOf(name), [field]: make(length / 2) };
          const milliseconds = await timed(() => read(`${url}/api${name.split(' ')[1]}`, json(body)));
          sent += 1;
          if (milliseconds > slowest) [slowest, slowestText] = [milliseconds, `${text}, ${length} octets`];
        }
    return {
      measured: `${sent} envois, le plus lent ${slowest.toFixed(0)} ms (${slowestText})`,
      goal: `< ${SLOWEST_ANSWER_MS} ms`,
      met: slowest < SLOWEST_ANSWER_MS,
    };
  },
};

const slowClients: Campaign = {
  name: 'Clients lents',
  async run({ url }) {
    const { port } = new URL(url);
    const heads = [
      'GET / HTTP/1.1\r\n',
      'POST /api/contact/submit HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\n{',
    ];
    const held = await Promise.all(
      Array.from({ length: SLOW_SOCKETS }, (_, index) =>
        holdSocket(Number(port), heads[index % heads.length] ?? ''),
      ),
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
const holdSocket = (port: number, head: string): Promise<number> => {
  const start = performance.now();
  const { promise, resolve } = Promise.withResolvers<number>();
  const socket = connect(port, 'localhost', () => socket.write(head));
  const drip = setInterval(() => socket.writable && socket.write('x'), 1_000);
  const most = setTimeout(() => socket.destroy(), 45_000);
  socket.on('error', () => {}).resume();
  socket.on('close', () => {
    clearInterval(drip);
    clearTimeout(most);
    resolve(performance.now() - start);
  });
  return promise;
};

const flood: Campaign = {
  name: 'Rafales de recherches et de formulaires',
  async run({ url }) {
    const codes = new Map<number, number>();
    await inTurns(
      Array.from({ length: FLOOD }, (_, index) => index),
      async (index) => {
        const status =
          index % 2 === 0
            ? await read(`${url}/api/articles/search?q=bail+${index}`)
            : await read(`${url}/api/contact/submit`, json({}));
        codes.set(status, (codes.get(status) ?? 0) + 1);
      },
    );
    const failed = [...codes.keys()].filter((code) => code >= 500 && code !== 503).length;
    const refused = codes.get(429) ?? 0;
    return {
      measured: [...codes].map(([code, count]) => `${count} × ${code}`).join(', '),
      goal: 'des 429, aucun 500',
      met: failed === 0 && refused > 0,
    };
  },
};

const wrongTokens: Campaign = {
  name: 'Jetons inventés (suivi, mot de passe, session)',
  async run({ url }) {
    let accepted = 0;
    const invented = Array.from({ length: FLOOD }, () => crypto.randomUUID().replaceAll('-', ''));
    await inTurns(invented, async (token) => {
      const codes = [
        await read(`${url}/api/legal-announcements/tracking/${token}`),
        await read(`${url}/api/auth/reset-password`, json({ token, password: 'correct-cheval-pile-9' })),
        await read(`${url}/api/admin/session`, {
          headers: { cookie: `session=${token}; __Host-session=${token}`, 'sec-fetch-site': 'same-origin' },
        }),
      ];
      accepted += codes.filter((code) => code < 400).length;
    });
    return { measured: `${accepted} acceptés sur ${3 * FLOOD}`, goal: '0', met: accepted === 0 };
  },
};

const races: Campaign = {
  name: 'Courses : le même envoi, en même temps',
  async run({ url }) {
    const key = crypto.randomUUID();
    const send = async () => {
      const init = json(bodyOf('POST /legal-announcements/submit'));
      const answer = await fetch(`${url}/api/legal-announcements/submit`, {
        ...init,
        headers: { ...(init.headers as Record<string, string>), 'idempotency-key': key },
      });
      const { id } = (await answer.json()) as { id?: string };
      return { status: answer.status, id };
    };
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, send));
    const made = new Set(answers.flatMap(({ id }) => (id ? [id] : [])));
    const failed = answers.filter(({ status }) => status >= 500).length;
    return {
      measured: `${AT_ONCE} envois, ${made.size} annonce, ${failed} erreurs`,
      goal: 'une annonce, aucune erreur',
      met: made.size === 1 && failed === 0,
    };
  },
};

/** The response time of an unrelated page during an attack: the 95th percentile, in milliseconds. */
const watching = async <Value>(page: string, work: Promise<Value>): Promise<[Value, number]> => {
  const times: number[] = [];
  let over = false;
  const watch = (async () => {
    while (!over) {
      times.push(await timed(() => read(page)));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  const value = await work.finally(() => {
    over = true;
  });
  await watch;
  return [value, quantile(times, 0.95)];
};

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

// Rate limits are those of the site, except for the long texts and the races, which they would refuse first.
const series = [
  { scale: '1000', campaigns: [hostileTexts, races] },
  { scale: '1', campaigns: [flood, wrongTokens, slowClients] },
];
console.log('Campagne | Mesuré | But | Une autre page, 95e centile | Résultat');
for (const { scale, campaigns } of series) {
  const site = await startSite({ content: 'demo', env: { RATE_LIMIT_SCALE: scale, LOG_LEVEL: 'silent' } });
  try {
    const page = `${site.url}/mentions-legales`;
    await read(page);
    const [, quiet] = await watching(page, pause(2_000));
    for (const { name, run } of campaigns) {
      const [{ measured, goal, met }, during] = await watching(page, run(site));
      const steady = during <= Math.max(FAST_MS, STILL_ANSWERING * quiet);
      if (!met || !steady) process.exitCode = 1;
      const other = `autre page ${during.toFixed(0)} ms (au calme ${quiet.toFixed(0)})`;
      console.log([name, measured, `but ${goal}`, other, met && steady ? 'tenu' : 'MANQUÉ'].join(' | '));
    }
  } finally {
    await site.stop();
  }
}
