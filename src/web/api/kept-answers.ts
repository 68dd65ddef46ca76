import type { Reply, Transport } from './http.ts';

/** How long an answer that was requested in advance may still be shown. */
const KEPT_MS = 10_000;

/**
 * Two transports over one network: what `ahead` has read, the next same read of `transport` gets without a call, once.
 * Failures are not kept, and a write makes everything kept obsolete.
 */
export const keepAnswers = (network: Transport): { ahead: Transport; transport: Transport } => {
  const kept = new Map<string, Promise<Reply>>();
  return {
    ahead: (method, path, sending) => {
      const known = kept.get(path);
      if (known) return known;
      const reply = network(method, path, sending);
      const forget = () => void (kept.get(path) === reply && kept.delete(path));
      kept.set(path, reply);
      setTimeout(forget, KEPT_MS);
      void reply.then(({ status }) => status >= 300 && forget(), forget);
      return reply;
    },
    transport: (method, path, sending) => {
      if (method !== 'GET') kept.clear();
      const reply = kept.get(path) ?? network(method, path, sending);
      kept.delete(path);
      return reply;
    },
  };
};
