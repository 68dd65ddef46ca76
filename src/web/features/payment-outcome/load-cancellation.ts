import { isReference } from '#domain/announcement/reference.ts';
import type { ApiClient } from '#web/api/http.ts';
import { lookUpPayment, type PaymentStatus } from '#web/api/payment-status.ts';
import type { Loaded } from '#web/navigation/loaded.ts';

export type CancellationData = {
  reference: string | null;
  /** No announcement has this reference: the server is told, and the reference is not shown. */
  missing: boolean;
  /** Null without a valid reference or an answer: the page then states nothing. */
  known: PaymentStatus | null;
};

/** Anyone can open this URL with any reference: the payment's state is read from the server. */
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

/** « AL-482517 »: anything else is not a reference, and is neither shown nor sent. */
const readReference = (given: string | null): string | null => {
  const reference = given?.trim().toUpperCase() ?? '';
  return isReference(reference) ? reference : null;
};
