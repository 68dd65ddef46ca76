import { it } from 'vitest';
import { describeOnBothEngines, describeOnServer } from '#tests/support/database.ts';
import { usePaying } from '#tests/support/paying.ts';
import { repetitions } from '#tests/support/repetitions.ts';
import { runLifecycles } from '#tests/support/run-lifecycles.ts';
import { aTariff, givenTariff } from '#tests/support/tariffs.ts';

describeOnBothEngines('the whole lifecycle of an announcement', (database) => {
  const paying = usePaying(database);

  // Only the price differs from the lives at the regulated price below, which are every example.
  it('ends as the model predicts, for any events in any order', { timeout: 900_000 }, () =>
    runLifecycles(paying(), database().engine === 'server' ? repetitions(6, 500) : repetitions(5, 15)),
  );
});

describeOnServer('the lifecycle of an announcement at the regulated price', (database) => {
  const supplements = { standard: 0, premium: 41_67, entreprise: 125_00 };
  const paying = usePaying(database, { pricing: { mode: 'regulated', supplements } });

  it('is the same, and its lines, payments and invoices add up', { timeout: 900_000 }, async () => {
    await givenTariff(paying().db, aTariff(2026));
    // Every example, then a few random lives.
    await runLifecycles(paying(), repetitions(18, 100));
  });
});
