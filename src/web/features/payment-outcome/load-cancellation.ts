import { isReference } from '#domain/announcement/reference.ts';
import type { ApiClient } from '#web/api/http.ts';
import { lookUpPayment, type PaymentStatus } from '#web/api/payment-status.ts';
import type { Loaded } from '#web/navigation/loaded.ts';

export type CancellationData = {
  reference: string | null;
  /** No announcement bears this reference: it is told to the server, and not shown. */
  missing: boolean;
  /** Null without a reference of ours, or without an answer: nothing is then claimed. */
  known: PaymentStatus | null;
};

/** Anybody may open this address with any reference: what became of its payment is asked, never supposed. */
export const loadCancellation = async (
  api: ApiClient,
  request: Request,
): Promise<Loaded<CancellationData>> => {
  const reference = readReference(new URL(request.url).searchParams.get('reference'));
  if (!reference) return { value: { reference, missing: false, known: null } };
  const lookup = await lookUpPayment(api, reference, request.signal);
  return {
    value: {
      reference,
      missing: lookup.state === 'missing',
      known: lookup.state === 'found' ? lookup.payment : null,
    },
  };
};

/** « AL-482517 »: anything else is no reference of ours, and is neither shown nor sent. */
const readReference = (given: string | null): string | null => {
  const reference = given?.trim().toUpperCase() ?? '';
  return isReference(reference) ? reference : null;
};
