import { it } from 'vitest';
import { describeOnServer } from '#tests/support/database.ts';
import { usePaying } from '#tests/support/paying.ts';
import { runLifecycles } from '#tests/support/run-lifecycles.ts';

describeOnServer('five hundred announcement lifecycles', (database) => {
  const paying = usePaying(database);

  it('end as the model predicts', { timeout: 900_000 }, () => runLifecycles(paying(), 500));
});
