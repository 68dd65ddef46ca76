import type { Reply, Transport } from './http.ts';

/** How long an answer that was requested in advance may still be shown. */
const KEPT_MS = 10_000;

/**
 * Two transports over one network: what `ahead` has read, the next same read of `transport` gets without a call, once.
 * Failures are not kept, and a write makes everything kept obsolete.
 */
export const keepAnswers = (network: Transport): { ahead: Transport; transport: Transport } => {
  const kept = new Map<string, Promise<Reply>>();
  // A press requests in advance and its click reads: while their code loads, either of the two may come first.
  const awaited = new Map<string, Promise<Reply>>();
  const readAhead: Transport = (method, path, sending) => {
    const reply = network(method, path, sending);
    const forget = () => void (kept.get(path) === reply && kept.delete(path));
    kept.set(path, reply);
    setTimeout(forget, KEPT_MS);
    void reply.then(({ status }) => status >= 300 && forget(), forget);
    return reply;
  };
  return {
    ahead: (method, path, sending) => kept.get(path) ?? awaited.get(path) ?? readAhead(method, path, sending),
    transport: (method, path, sending) => {
      if (method !== 'GET') kept.clear();
      const reply = kept.get(path) ?? network(method, path, sending);
      kept.delete(path);
      if (method === 'GET') {
        const forget = () => void (awaited.get(path) === reply && awaited.delete(path));
        awaited.set(path, reply);
        void reply.then(forget, forget);
      }
      return reply;
    },
  };
};
