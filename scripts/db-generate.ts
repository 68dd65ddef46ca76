import { parseArgs } from 'node:util';
import { loadConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { fill } from './generate/fill.ts';

/**
 * npm run db:generate -- --articles 50000 [--announcements 10000]: fills DATABASE_URL, or the data of
 * DATA_DIR.
 */
const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '1000' },
    announcements: { type: 'string', default: '0' },
  },
});

const amount = (name: 'articles' | 'announcements'): number => {
  if (!/^\d{1,7}$/.test(values[name])) throw new Error(`--${name} doit être un nombre entier.`);
  return Number(values[name]);
};

const amounts = { articles: amount('articles'), announcements: amount('announcements') };
const begun = performance.now();
const seconds = () => `${((performance.now() - begun) / 1000).toFixed(1)} s`;
const database = await openDatabase(loadConfig());
try {
  await migrate(database);
  await fill(database, amounts, (done) => {
    if (done % 5_000 === 0) console.log(`${done} articles (${seconds()})`);
  });
} finally {
  await database.close();
}
console.log(`${amounts.articles} articles et ${amounts.announcements} annonces en ${seconds()}.`);
