import { publishableFrom } from '#domain/announcement/withdrawal.ts';

type StoredConsumer = { readonly kind: 'consumer'; readonly name: string };

/** Whether the stored buyer of a payment is a consumer; the company of the notice is none. */
export const isConsumer = (buyer: unknown): buyer is StoredConsumer =>
  typeof buyer === 'object' && buyer !== null && 'kind' in buyer && buyer.kind === 'consumer';

/** Both the express request and the acknowledgement were ticked. */
export const startsEarly = (stored: unknown): boolean => {
  const { request, acknowledgement } = (stored ?? {}) as Record<string, unknown>;
  return Boolean(request) && Boolean(acknowledgement);
};

/** The first day on which the notice paid by this payment may be published; null when nothing delays it. */
export const publishableOncePaid = (
  { buyer, early_start }: { readonly buyer: unknown; readonly early_start: unknown },
  boughtAt: Date,
): Date | null =>
  isConsumer(buyer) ? publishableFrom({ boughtAt, startsEarly: startsEarly(early_start) }) : null;
