import { type ApiClient, ApiError } from '#web/api/http.ts';
import { readTestPayment, type TestPayment } from '#web/api/payment-test.ts';
import type { Loaded } from '#web/navigation/loaded.ts';

/** The session of the embedded payment page, or null with the HTTP status that explains why there is none. */
export const loadTestPayment = async (
  api: ApiClient,
  request: Request,
  session = '',
): Promise<Loaded<TestPayment | null>> => {
  try {
    return { value: await readTestPayment(api, session, request.signal) };
  } catch (error) {
    const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
    return { value: null, status: refused ? 404 : 503 };
  }
};
