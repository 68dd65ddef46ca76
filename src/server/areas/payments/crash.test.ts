import { describe, it } from 'vitest';
import { aPlace, expectNothingLost, killWhilePaying, recover } from '#tests/support/crashing-payments.ts';
import { repetitions } from '#tests/support/repetitions.ts';

const KILLS = repetitions(1, 10);

describe.each(['embedded', 'server'] as const)(
  'a server killed while visitors submit, open payments and pay (%s)',
  (engine) => {
    it('loses nothing that it acknowledged, duplicates nothing, and starts again', async () => {
      const place = await aPlace(engine);
      const acknowledged = { submitted: new Map<string, string>(), opened: [], paid: [] };
      try {
        for (let kill = 0; kill < KILLS; kill += 1)
          await killWhilePaying(place.parameters, acknowledged, 3 + 2 * kill);
        const database = await place.reopen();
        await recover(database);
        await expectNothingLost(database.db, acknowledged);
      } finally {
        await place.forget();
      }
      // A process and a database start at each kill: slow on a busy machine.
    }, 600_000);
  },
);
