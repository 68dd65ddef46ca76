import { addDays, isoDay, parisDay } from '#domain/period/paris-day.ts';
import { buildApp } from '#server/app.ts';
import type { Database } from '#server/db/client.ts';
import { aNotice, anAddress } from './buying.ts';
import { aTariff, givenTariff } from './tariffs.ts';

const TEN_DAYS_MS = 10 * 24 * 60 * 60_000;

/**
 * The tariff changed this morning, as it does each 1 January. Two announcements were submitted ten days ago, at the
 * former one: the first has a quote.
 */
export const givenFormerTariff = async (db: Database) => {
  const now = new Date();
  const today = parisDay(now);
  const [former, present] = [aTariff(2026), aTariff(2027)];
  const { year } = today;
  await givenTariff(db, { ...former, firstDay: `${year - 1}-01-01`, lastDay: isoDay(addDays(today, -1)) });
  await givenTariff(db, { ...present, firstDay: isoDay(today), lastDay: `${year + 1}-12-31` });
  const app = await buildApp({
    db,
    ping: async () => {},
    logLevel: 'silent',
    https: false,
    env: { RATE_LIMIT_SCALE: '100' },
    clock: { now: () => new Date(now.getTime() - TEN_DAYS_MS) },
    publicUrl: () => 'http://127.0.0.1',
    pricing: { mode: 'regulated', supplements: { standard: 0, premium: 41_67, entreprise: 125_00 } },
  });
  const post = async (path: string, payload: object) => {
    const answer = await app.inject({ method: 'POST', url: `/api/legal-announcements/${path}`, payload });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json();
  };
  const notice = { ...aNotice, type_id: 1, contactEmail: anAddress(), basePrice: 199 };
  const [quoted, unpaid] = [await post('submit', notice), await post('submit', notice)];
  const { quote } = await post(`tracking/${quoted.trackingToken}/quotes`, { basePrice: 199 });
  await app.close();
  return { quotePath: String(quote.path), trackingToken: String(unpaid.trackingToken) };
};
