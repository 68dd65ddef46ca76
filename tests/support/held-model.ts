import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type HeldModel = {
  /** The value of AI_BASE_URL. */
  readonly url: string;
  /** Holds every answer from now on; each release sends one text, at once or to the next request. */
  hold(): void;
  release(texts?: number): void;
  /** Refuses every request with this status from now on, the held ones included. */
  refuse(status: number): void;
  /** Answers at once again, the held requests included. */
  reset(): void;
  stop(): Promise<void>;
};

/**
 * A model server whose answers a test holds back: it speaks the OpenAI protocol and always sends valid texts
 * (model-server.ts simulates failures).
 */
export const startHeldModel = async (): Promise<HeldModel> => {
  let held = false;
  let refusal: number | undefined;
  let written = 0;
  /** Released texts that no request has asked for yet. */
  let released = 0;
  const waiting: ServerResponse[] = [];

  const answer = (response: ServerResponse) => {
    if (response.destroyed) return;
    const status = refusal ?? 200;
    written += 1;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(refusal ? { error: { message: 'Refused by the test' } } : completion(written)),
    );
  };
  const answerWaiting = () => {
    // A request whose generation was cancelled takes no text.
    const open = waiting.splice(0).filter(({ destroyed }) => !destroyed);
    const count = held ? Math.min(released, open.length) : open.length;
    released -= held ? count : 0;
    for (const response of open.slice(0, count)) answer(response);
    waiting.push(...open.slice(count));
  };
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      waiting.push(response);
      answerWaiting();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    hold: () => {
      held = true;
      released = 0;
    },
    release: (texts = 1) => {
      released += texts;
      answerWaiting();
    },
    refuse: (status) => {
      refusal = status;
      held = false;
      answerWaiting();
    },
    reset: () => {
      held = false;
      refusal = undefined;
      answerWaiting();
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

const text = (number: number) => ({
  title: `Un article de la machine, numéro ${number}`,
  description: 'Ce que la cour a jugé, et ce que le preneur en retient pour la suite.',
  blocks: [
    {
      type: 'paragraph',
      text: "Le preneur a obtenu gain de cause devant la cour d'appel, qui a relu le bail ligne à ligne.",
      items: [],
    },
    { type: 'heading', text: 'La suite', items: [] },
    { type: 'paragraph', text: 'Le bailleur dispose de deux mois pour se pourvoir en cassation.', items: [] },
  ],
});

const completion = (number: number) => ({
  id: `completion-${number}`,
  object: 'chat.completion',
  created: 0,
  model: 'plume-de-test',
  choices: [
    {
      index: 0,
      finish_reason: 'stop',
      message: { role: 'assistant', content: JSON.stringify(text(number)) },
    },
  ],
  usage: { prompt_tokens: 100, completion_tokens: 100, total_tokens: 200 },
});
