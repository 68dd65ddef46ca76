import type { FigurePeriod, ReviewFigures } from '#contract/review-desk.ts';
import { offerNames } from '#domain/announcement/offers.ts';
import type { Database } from '#server/db/client.ts';
import type { Clock } from '#server/ports/clock.ts';
import {
  countCorrections,
  countDecisions,
  listOfferTimes,
  listRejections,
  listWaiting,
} from './figures.queries.ts';

const DAY_MS = 86_400_000;

/** How the review went over a period, and what waits for its customer now. */
export const readFigures = async (
  { db, clock }: { db: Database; clock: Clock },
  { days }: { days: FigurePeriod },
): Promise<ReviewFigures> => {
  const now = clock.now();
  const since = new Date(now.getTime() - Number(days) * DAY_MS);
  const [decisions, times, reasons, corrections, waiting] = await Promise.all([
    countDecisions(db, since),
    listOfferTimes(db, since),
    listRejections(db, since),
    countCorrections(db, since),
    listWaiting(db),
  ]);
  const { accepted, rejected, late, checked, clean } = decisions;
  return {
    ...{ since: since.toISOString(), now: now.toISOString() },
    ...{ accepted, rejected, late },
    offers: offerNames.flatMap((name) =>
      times
        .filter(({ offer }) => offer === name)
        .map(({ offer, decided, median, p90, late: lateOnes }) => ({
          ...{ offer, decided, late: lateOnes },
          ...{ medianHours: median, p90Hours: p90 },
        })),
    ),
    reasons,
    clean: { checked, clean },
    corrections,
    waiting: waiting.map(({ id, reference, title, asked_at, asked_name }) => ({
      ...{ id, reference, title },
      ...{ askedAt: asked_at.toISOString(), askedBy: asked_name },
    })),
    waitingCount: waiting[0]?.count ?? 0,
  };
};
