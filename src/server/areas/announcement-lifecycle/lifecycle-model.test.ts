import { it } from 'vitest';
import { describeOnBothEngines } from '#tests/support/database.ts';
import { usePaying } from '#tests/support/paying.ts';
import { runLifecycles } from '#tests/support/run-lifecycles.ts';

describeOnBothEngines('the whole lifecycle of an announcement', (database) => {
  const paying = usePaying(database);

  it('ends as the model predicts, for any events in any order', () => runLifecycles(paying(), 15));
});
