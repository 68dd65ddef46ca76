import type { RepriseShare } from '#contract/admin-writing.ts';
import { countReprise } from './reprise.queries.ts';
import type { WritingDeps } from './writing-deps.ts';

const DAYS = 30;
/** CPPAP: beyond half, a publication no longer counts as original. */
const LIMIT = 0.5;
const DAY_MS = 24 * 60 * 60_000;

export const readReprise = async ({
  db,
  clock,
}: Pick<WritingDeps, 'db' | 'clock'>): Promise<RepriseShare> => {
  const { published, reprise } = await countReprise(db, new Date(clock.now().getTime() - DAYS * DAY_MS));
  const share = published === 0 ? null : reprise / published;
  return { days: DAYS, published, reprise, share, limit: LIMIT, over: share !== null && share > LIMIT };
};
