import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Block = { type: string; text: string; items: string[] };
export type ModelAnswer = { title: string; description: string; blocks: Block[] };

/** The outcome of the next request; with an empty list, a normal answer. */
type Mood =
  | { kind: 'answer'; answer: unknown }
  | { kind: 'status'; status: number; retryAfter?: string }
  /** No answer until the client gives up. */
  | { kind: 'slow' }
  /** A text that is not the requested JSON. */
  | { kind: 'malformed' }
  /** Truncated JSON, as when the token limit is reached. */
  | { kind: 'truncated' }
  /** An endless answer. */
  | { kind: 'endless' }
  /** The connection is cut after the first bytes. */
  | { kind: 'cut' };

type Asked = { system: string; prompt: string; model: string; key: string | undefined; schema: unknown };

export type ModelServer = {
  readonly url: string;
  readonly asked: readonly Asked[];
  next(...moods: Mood[]): void;
  /** Resolves when so many requests have arrived. */
  whenAsked(count: number): Promise<void>;
  stop(): Promise<void>;
};

export const paragraph = (text: string): Block => ({ type: 'paragraph', text, items: [] });
export const heading = (text: string): Block => ({ type: 'heading', text, items: [] });

/** A local server that speaks the part of the OpenAI protocol that the product uses. */
export const startModelServer = async (): Promise<ModelServer> => {
  const asked: Asked[] = [];
  const moods: Mood[] = [];
  const waiting = new Set<() => void>();

  const server = createServer(async (request, response) => {
    const body = JSON.parse(await read(request));
    const [system, user] = body.messages.map(({ content }: { content: string }) => content);
    const key = request.headers.authorization;
    asked.push({ system, prompt: user, model: body.model, key, schema: body.response_format });
    for (const look of waiting) look();
    const mood = moods.shift() ?? { kind: 'answer' as const, answer: honest(user) };
    react(mood, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    next: (...more) => void moods.push(...more),
    whenAsked: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (asked.length < count) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

const read = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += part;
  return text;
};

const react = (mood: Mood, response: ServerResponse): void => {
  if (mood.kind === 'slow') return;
  if (mood.kind === 'endless') {
    response.writeHead(200, { 'content-type': 'application/json' });
    const flood = Buffer.alloc(64 * 1024, 'a');
    const pour = () => {
      while (!response.destroyed && response.write(flood));
    };
    response.on('drain', pour);
    pour();
    return;
  }
  if (mood.kind === 'cut') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
    response.write('{"id":"x","choices":[');
    setImmediate(() => response.destroy());
    return;
  }
  if (mood.kind === 'status') {
    const retry = mood.retryAfter === undefined ? {} : { 'retry-after': mood.retryAfter };
    response.writeHead(mood.status, { 'content-type': 'application/json', ...retry });
    response.end(JSON.stringify({ error: { message: 'refused', type: 'error' } }));
    return;
  }
  const whole = JSON.stringify(mood.kind === 'answer' ? mood.answer : honest(''));
  const content =
    mood.kind === 'malformed'
      ? `Voici l'article : ${whole}`
      : mood.kind === 'truncated'
        ? whole.slice(0, 40)
        : whole;
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify({
      id: 'answer',
      object: 'chat.completion',
      created: 1,
      model: 'un-modele',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content },
          finish_reason: mood.kind === 'truncated' ? 'length' : 'stop',
        },
      ],
      usage: { prompt_tokens: 1_000, completion_tokens: 500, total_tokens: 1_500 },
    }),
  );
};

/** The given text under another title: as a good model would preserve every fact. */
const honest = (prompt: string): ModelAnswer => {
  const data = /===\n([\s\S]*)\n===/.exec(prompt)?.[1];
  const given = data ? JSON.parse(data) : { titre: 'Un article du jour', texte: '' };
  const texts: { titre: string; texte: string }[] = Array.isArray(given) ? given : [given];
  return {
    title: `Réécrit : ${texts[0]?.titre ?? ''}`.slice(0, 150),
    description: "Ce qu'il faut retenir des textes qui ont été confiés au modèle.",
    blocks: [
      paragraph('Un premier paragraphe assez long pour dire ce dont il est question ici.'),
      heading('Ce que disent les textes'),
      ...texts.flatMap(({ texte }) =>
        texte
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map((line) =>
            /^\[BLOC \d+\]$/.test(line)
              ? { type: 'kept', text: line.replace(/\D/g, ''), items: [] }
              : paragraph(line),
          ),
      ),
    ],
  };
};
