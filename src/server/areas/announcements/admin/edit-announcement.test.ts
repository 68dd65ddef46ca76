import { expect, it } from 'vitest';
import { findViolations } from '#server/areas/announcement-lifecycle/invariants.queries.ts';
import { AppError } from '#server/errors.ts';
import { describeOnBothEngines } from '#tests/support/database.ts';
import { daysAgo, NOW } from '#tests/support/reading-app.ts';
import { useReviewApp } from '#tests/support/review-app.ts';
import { auditOf, mailKindsOf } from '#tests/support/stored-announcements.ts';
import { deleteAnnouncement } from '../review/review-announcement.ts';
import { editAnnouncement } from './edit-announcement.ts';

describeOnBothEngines('an announcement edited by an administrator', (database, itWithDatabase) => {
  const { context, given, rowOf, adminId } = useReviewApp(database);
  const edit = (id: string, changes: Omit<Parameters<typeof editAnnouncement>[1], 'id' | 'adminId'>) =>
    editAnnouncement({ ...context(), pricing: { mode: 'offers' } }, { id, adminId: adminId(), ...changes });
  const refusalOf = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => undefined,
      (thrown) => thrown,
    );
    return error instanceof AppError ? `${error.status} ${error.message}` : error;
  };
  const attestationsOf = (id: string) =>
    database()
      .db.selectFrom('attestations')
      .select(['revision', 'replaced_at', 'withdrawn_at'])
      .where('announcement_id', '=', id)
      .orderBy('revision')
      .execute();

  it('is edited with a version of its earlier text; a public one gets a new attestation', async () => {
    const { id } = await given('published');
    const content = '<p>Le texte corrigé.</p><script>alert(1)</script>';
    expect(await edit(id, { edited: { content }, rev: 1 })).toMatchObject({ to: 'published' });
    expect(await rowOf(id)).toMatchObject({
      content: '<p>Le texte corrigé.</p>',
      rev: 2,
      status: 'published',
    });
    const versions = await database()
      .db.selectFrom('announcement_versions')
      .selectAll()
      .where('announcement_id', '=', id)
      .execute();
    expect(versions).toMatchObject([
      { rev: 1, saved_by_kind: 'admin', saved_by: adminId(), status: 'published' },
    ]);
    expect(await attestationsOf(id)).toMatchObject([
      { revision: 1, replaced_at: NOW },
      { revision: 2, replaced_at: null, withdrawn_at: null },
    ]);
    expect(await refusalOf(edit(id, { edited: { title: 'Autre' }, rev: 1 }))).toBe(
      "409 Cette annonce a été modifiée par un autre administrateur. Rechargez-la avant d'enregistrer.",
    );
    await edit(id, { edited: { title: (await rowOf(id)).title }, published: true });
    expect((await rowOf(id)).rev).toBe(2);
    expect(await attestationsOf(id)).toHaveLength(2);
  });

  it('is published or unpublished by the box of the form, with the date saved at the same time', async () => {
    const { id } = await given('paid');
    const inTwoDays = daysAgo(-2);
    await edit(id, { edited: { title: 'Un titre', publicationDate: inTwoDays }, published: true });
    expect(await rowOf(id)).toMatchObject({ status: 'approved', publication_date: inTwoDays });
    await edit(id, { edited: { publicationDate: daysAgo(0) }, published: true });
    expect((await rowOf(id)).status).toBe('published');
    expect(await attestationsOf(id)).toHaveLength(1);
    await edit(id, { edited: { title: 'Encore un' }, published: false });
    expect(await rowOf(id)).toMatchObject({ status: 'draft', title: 'Encore un' });
    expect(await attestationsOf(id)).toMatchObject([{ withdrawn_at: NOW }]);
    await edit(id, { edited: {}, published: false });
    expect((await rowOf(id)).status).toBe('draft');
    expect(await mailKindsOf(database().db, id)).toEqual([
      'announcement-published',
      'announcement-withdrawn',
    ]);

    const unpaid = await given('payment_failed');
    expect(await refusalOf(edit(unpaid.id, { edited: { title: 'Perdu' }, published: true }))).toBe(
      "409 Le paiement de cette annonce n'est pas confirmé : elle ne peut pas être publiée.",
    );
    expect((await rowOf(unpaid.id)).title).not.toBe('Perdu');
    const refunded = await given('refunded');
    expect(await refusalOf(edit(refunded.id, { edited: { title: 'Non' } }))).toMatch(
      /^409 Cette annonce a été/,
    );
  });

  itWithDatabase('stays public when its date is moved to a later hour of the same day', async () => {
    const { id } = await given('published', { changes: { publication_date: daysAgo(3) } });
    await edit(id, { edited: { publicationDate: new Date(NOW.getTime() + 3_600_000) } });
    expect(await rowOf(id)).toMatchObject({ status: 'published', publication_date: NOW });
  });

  it('is deleted with its attestation, unless it was paid for', async () => {
    const remove = (id: string) => deleteAnnouncement(context(), { id, adminId: adminId() });
    const open = await given('published');
    await remove(open.id);
    expect(await rowOf(open.id)).toMatchObject({
      deleted_at: NOW,
      deleted_by: adminId(),
      status: 'published',
    });
    expect(await attestationsOf(open.id)).toMatchObject([{ withdrawn_at: NOW }]);
    expect(await auditOf(database().db, open.id)).toEqual([
      'announcement.deleted',
      'announcement.mail-queued',
    ]);
    expect(await refusalOf(remove(open.id))).toBe('404 Annonce non trouvée');
    for (const status of ['paid', 'approved'] as const)
      expect(await refusalOf(remove((await given(status)).id))).toBe(
        '409 Cette annonce a été payée : rejetez-la (remboursement) ou publiez-la avant de la supprimer.',
      );
    expect(await refusalOf(remove((await given('pending_payment')).id))).toBe(
      '409 Un paiement est en cours pour cette annonce. Réessayez dans quelques minutes.',
    );
    expect(await findViolations(database().db)).toEqual([]);
  });
});
