import type { Clock } from '#server/ports/clock.ts';
import type { SandboxEvent, SandboxStore } from '#server/ports/sandbox-payments.ts';

type Deps = {
  store: Pick<SandboxStore, 'listWaitingEvents' | 'markDelivered' | 'countAttempt'>;
  clock: Clock;
  secret: string;
  /** Sends it to the product's own webhook, over HTTP; false when it was not accepted. */
  notify: (payload: string, signature: string) => Promise<boolean>;
};

export type WebhookSender = ReturnType<typeof createWebhookSender>;

/** Sends the pending notifications, signed like the provider's; a refused one is sent again at the next run. */
export const createWebhookSender = ({ store, clock, secret, notify }: Deps) => {
  let sending: Promise<void> = Promise.resolve();

  const send = async ({ id, payload }: SandboxEvent) => {
    const now = clock.now();
    const timestamp = Math.floor(now.getTime() / 1000);
    const { webhooks } = (await import('stripe')).default;
    const signature = webhooks.generateTestHeaderString({ payload, secret, timestamp });
    const taken = await notify(payload, signature).catch(() => false);
    await (taken ? store.markDelivered(id, now) : store.countAttempt(id));
  };

  const sendAll = async () => {
    for (const event of await store.listWaitingEvents()) await send(event);
  };

  return {
    /** One after the other, in their order. */
    empty(): Promise<void> {
      sending = sending.then(sendAll, sendAll);
      return sending;
    },
    /** In the background: the caller does not wait. */
    sendAllSoon(): void {
      void this.empty().catch(() => {});
    },
  };
};
