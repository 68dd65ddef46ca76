import type { ApiClient } from '#web/api/http.ts';
import { loadAnnouncements } from '#web/features/announcements/load-announcements.ts';
import { loadTopic } from '#web/features/articles/load-topic.ts';
import * as topics from '#web/features/articles/topics.ts';
import { loadHome } from '#web/features/home/load-home.ts';
import { loadSearch } from '#web/features/search/load-search.ts';

/* Loaders in a chunk of their own: only a browser that navigates to one of these pages downloads it. */

export { loadAnnouncement as announcement } from '#web/features/announcements/load-announcement.ts';
export { loadPreview as preview } from '#web/features/article/load-preview.ts';
export { loadCancellation as cancellation } from '#web/features/payment-outcome/load-cancellation.ts';
export { loadConfirmation as confirmation } from '#web/features/payment-outcome/load-confirmation.ts';
export { loadTestPayment as testPayment } from '#web/features/payment-test/load-test-payment.ts';
export { loadQuote as quote } from '#web/features/quote/load-quote.ts';
export { loadTracking as tracking } from '#web/features/tracking/load-tracking.ts';
export { loadVerification as verification } from '#web/features/verification/load-verification.ts';

/** For a loader that always answers with status 200. */
const succeeding =
  <Value>(load: (api: ApiClient, request: Request) => Promise<Value>) =>
  async (api: ApiClient, request: Request) => ({ value: await load(api, request), status: undefined });

export const announcements = succeeding(loadAnnouncements);
export const home = succeeding(loadHome);
export const search = succeeding(loadSearch);
export const caseLaw = succeeding((api) => loadTopic(api, topics.caseLaw));
export const legislation = succeeding((api) => loadTopic(api, topics.legislation));
