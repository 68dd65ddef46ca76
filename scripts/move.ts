import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '#server/adapters/system-clock/system-clock.ts';
import { recordAudit } from '#server/areas/audit/public.ts';
import { BackupError } from '#server/backup/archive.ts';
import { fillDatabase, withSnapshot } from '#server/backup/snapshot.ts';
import { loadConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.ts';
import { explainFailure } from '#server/explain-failure.ts';

const USAGE = `DATABASE_URL=postgres://… npm run move

Copie la base intégrée de DATA_DIR, site arrêté, dans la base PostgreSQL vide de DATABASE_URL, puis y relit chaque ligne.
La base intégrée reste telle quelle ; les images restent où elles sont.`;

const count = new Intl.NumberFormat('fr-FR');

try {
  if (process.argv.length > 2) throw new BackupError(USAGE);
  const { dataDir, databaseUrl } = loadConfig();
  if (databaseUrl === undefined) throw new BackupError(USAGE);
  if (!existsSync(join(dataDir, 'db')))
    throw new BackupError(`Il n'y a pas de base intégrée dans ${dataDir}.`);
  const from = await openDatabase({ dataDir });
  const to = await openDatabase({ databaseUrl, dataDir });
  try {
    const { tables } = await withSnapshot(from.db, (snapshot) => fillDatabase(to, snapshot));
    await recordAudit(to.db, {
      at: systemClock.now(),
      actor: 'operator',
      action: 'site.moved',
      object: { kind: 'site', id: 'postgresql' },
    });
    const digests = Object.entries(tables);
    for (const [table, { count: rows, digest }] of digests)
      console.log(`  ${table} : ${count.format(rows)} lignes, empreinte ${digest.slice(0, 16)}`);
    const total = digests.reduce((sum, [, { count: rows }]) => sum + rows, 0);
    console.log(
      `Site copié : ${digests.length} tables, ${count.format(total)} lignes relues dans PostgreSQL, toutes identiques. ` +
        'Gardez DATABASE_URL parmi les réglages, puis démarrez le site.',
    );
  } finally {
    await Promise.all([from.close(), to.close()]);
  }
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exitCode = 1;
}
