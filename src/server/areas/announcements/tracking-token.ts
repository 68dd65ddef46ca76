import { timingSafeEqual } from 'node:crypto';

/**
 * Whether this is the announcement's tracking token. The team's own and anonymised announcements have none.
 */
export const isTokenOf = (
  { tracking_token }: { tracking_token: string | null },
  shown: string | undefined,
): boolean => {
  if (tracking_token === null || shown === undefined) return false;
  const [ours, theirs] = [Buffer.from(tracking_token), Buffer.from(shown)];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
};
