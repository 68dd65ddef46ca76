import { it } from 'vitest';
import { describeOnBothEngines } from '#tests/support/database.ts';
import { usePaying } from '#tests/support/paying.ts';
import { repetitions } from '#tests/support/repetitions.ts';
import { runLifecycles } from '#tests/support/run-lifecycles.ts';

describeOnBothEngines('the whole lifecycle of an announcement', (database) => {
  const paying = usePaying(database);

  it('ends as the model predicts, for any events in any order', { timeout: 900_000 }, () =>
    runLifecycles(paying(), database().engine === 'server' ? repetitions(15, 500) : repetitions(5, 15)),
  );
});
