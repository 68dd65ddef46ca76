import { expect, it } from 'vitest';
import { describeOnBothEngines } from '#tests/support/database.ts';
import { queueMail } from './outbox.ts';

describeOnBothEngines('queueMail', (database) => {
  it('works', async () => {
    const { db } = database();
    const id = await db.transaction().execute((trx) =>
      queueMail(trx, {
        to: { address: 'ada@exemple.fr' },
        template: 'password-changed',
        data: { firstName: 'Ada\u0000 \ud800' },
      }),
    );
    expect(id).toMatch(/-/);
  });
});
