import type { ApiClient } from '#web/api/http.ts';
import { lookUpPayment, type PaymentStatus } from '#web/api/payment-status.ts';
import type { Loaded } from '#web/navigation/loaded.ts';

/** The payment's state, or null with the HTTP status that explains why it is unknown. */
export const loadConfirmation = async (
  api: ApiClient,
  request: Request,
  reference = '',
): Promise<Loaded<PaymentStatus | null>> => {
  const lookup = await lookUpPayment(api, reference, request.signal);
  if (lookup.state === 'found') return { value: lookup.payment };
  return { value: null, status: lookup.state === 'missing' ? 404 : lookup.status };
};
