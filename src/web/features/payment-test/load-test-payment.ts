import { data } from 'react-router';
import { type ApiClient, ApiError } from '#web/api/http.ts';
import { readTestPayment, type TestPayment } from '#web/api/payment-test.ts';

/** The session of the embedded payment page, or null with the status that says why there is none. */
export const loadTestPayment = async (api: ApiClient, request: Request, session = '') => {
  try {
    return data<TestPayment | null>(await readTestPayment(api, session, request.signal));
  } catch (error) {
    const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
    return data<TestPayment | null>(null, { status: refused ? 404 : 503 });
  }
};
