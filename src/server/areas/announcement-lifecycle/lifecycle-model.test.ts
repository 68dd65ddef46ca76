import { it } from 'vitest';
import { describeOnBothEngines } from '#tests/support/database.ts';
import { usePaying } from '#tests/support/paying.ts';
import { runLifecycles } from '#tests/support/run-lifecycles.ts';

describeOnBothEngines('the whole life of an announcement', (database) => {
  const paying = usePaying(database);

  it('ends as the model says, whatever happens in whatever order', () => runLifecycles(paying(), 15));
});
