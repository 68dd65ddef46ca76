import { expect, it } from 'vitest';
import { useAccountApp } from '#tests/support/accounts.ts';
import { describeWithDatabase } from '#tests/support/database.ts';
import { intrusionsInto } from '#tests/support/intrusions.ts';

describeWithDatabase('a contact request with extra fields', (database) => {
  const context = useAccountApp(database);

  it('sets no other column', async () => {
    const { app, db } = context();
    for (const { column, keys, succeeded } of await intrusionsInto(db, 'contact_requests')) {
      const email = `${column.replaceAll('_', '-')}@exemple.fr`;
      const asked = { firstName: 'Ada', lastName: 'Martin', email, phone: '', subject: 'general' };
      const answer = await app.inject({
        method: 'POST',
        url: '/api/contact/submit',
        payload: { ...keys, ...asked, message: 'Une question sur une annonce.' },
      });
      expect(answer.statusCode, column).toBe(200);
      const row = await db
        .selectFrom('contact_requests')
        .selectAll()
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      expect(succeeded(row), column).toBe(false);
    }
  });
});
