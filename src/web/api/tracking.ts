import type { TrackedAnnouncement } from '#contract/tracking.ts';
import { offers } from '#domain/announcement/offers.ts';
import { type ApiClient, ApiError } from './http.ts';

export type { TrackedAnnouncement };

export type TrackingLookup =
  | { state: 'found'; announcement: TrackedAnnouncement }
  | { state: 'missing' | 'failed' };

export const lookUpTracking = async (
  api: ApiClient,
  token: string,
  signal?: AbortSignal,
): Promise<TrackingLookup> => {
  try {
    const { announcement } = await api.get('/legal-announcements/tracking/:token', {
      params: { token },
      ...(signal && { signal }),
    });
    return { state: 'found', announcement };
  } catch (error) {
    const refused = error instanceof ApiError && (error.status === 404 || error.status === 400);
    return { state: refused ? 'missing' : 'failed' };
  }
};

/**
 * Starts the payment of an announcement, at the price of its offer; returns the payment page's address. The server
 * refuses to ask for more than the price that was shown.
 */
export const openCheckout = async (
  api: ApiClient,
  { id, offer, notice }: Pick<TrackedAnnouncement, 'id' | 'offer' | 'notice'>,
  shownPrice: number | undefined,
): Promise<string | undefined> => {
  const { url } = await api.post('/stripe/create-checkout-session', {
    body: {
      announcementId: id,
      email: notice.contactEmail,
      title: notice.title,
      basePrice: offers[offer].priceTTC / 100,
      ...(shownPrice !== undefined && { shownPrice }),
    },
  });
  return url;
};

/** The address to go to when the checkout is refused: an announcement already paid has its confirmation page. */
export const isAlreadyPaid = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409 && error.code.endsWith('already-paid');
