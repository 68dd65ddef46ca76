import type { ApiClient } from '#web/api/http.ts';
import { loadAnnouncements } from '#web/features/announcements/load-announcements.ts';
import { loadHome } from '#web/features/home/load-home.ts';

/* The loaders that are fetched with their pages: they weigh on no other. */

export { loadAnnouncement as announcement } from '#web/features/announcements/load-announcement.ts';
export { loadCancellation as cancellation } from '#web/features/payment-outcome/load-cancellation.ts';
export { loadConfirmation as confirmation } from '#web/features/payment-outcome/load-confirmation.ts';
export { loadTestPayment as testPayment } from '#web/features/payment-test/load-test-payment.ts';
export { loadTracking as tracking } from '#web/features/tracking/load-tracking.ts';
export { loadVerification as verification } from '#web/features/verification/load-verification.ts';

export const announcements = async (api: ApiClient, request: Request) => ({
  value: await loadAnnouncements(api, request),
  status: undefined,
});

export const home = async (api: ApiClient) => ({ value: await loadHome(api), status: undefined });
