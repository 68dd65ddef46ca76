import type { EndpointAnswer } from '#contract/endpoints.ts';
import type { TestPaymentAction } from '#contract/payment-test.ts';
import type { ApiClient } from './http.ts';

export type { TestPaymentAction };
export type TestPayment = EndpointAnswer<'GET /payment-test/:session'>['session'];

export const readTestPayment = async (
  api: ApiClient,
  session: string,
  signal?: AbortSignal,
): Promise<TestPayment> =>
  (await api.get('/payment-test/:session', { params: { session }, ...(signal && { signal }) })).session;

export const playTestPayment = (api: ApiClient, session: string, action: TestPaymentAction) =>
  api.post('/payment-test/:session', { params: { session }, body: { action } });
