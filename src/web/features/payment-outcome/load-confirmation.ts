import { data } from 'react-router';
import type { ApiClient } from '#web/api/http.ts';
import { lookUpPayment, type PaymentStatus } from '#web/api/payment-status.ts';

/** What is known of the payment, or null with the status that says why nothing is. */
export const loadConfirmation = async (api: ApiClient, request: Request, reference = '') => {
  const lookup = await lookUpPayment(api, reference, request.signal);
  if (lookup.state === 'found') return data<PaymentStatus | null>(lookup.payment);
  return data<PaymentStatus | null>(null, { status: lookup.state === 'missing' ? 404 : lookup.status });
};
