import { it } from 'vitest';
import { describeOnServer } from '#tests/support/database.ts';
import { usePaying } from '#tests/support/paying.ts';
import { runLifecycles } from '#tests/support/run-lifecycles.ts';

describeOnServer('five hundred lives of an announcement', (database) => {
  const paying = usePaying(database);

  it('end as the model says', { timeout: 900_000 }, () => runLifecycles(paying(), 500));
});
