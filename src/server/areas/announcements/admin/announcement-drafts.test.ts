import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { AnnouncementDraft } from '#contract/admin-announcement-drafts.ts';
import { givenAccount, givenSession } from '#tests/support/accounts.ts';
import { describeWithDatabase } from '#tests/support/database.ts';
import { useReviewApp } from '#tests/support/review-app.ts';
import { deleteAnnouncement } from '../review/review-announcement.ts';

const notice = {
  title: 'Transfert du siège de VERLOPE',
  content: '<p>Le siège social a été transféré à Lyon par décision du 6 novembre 2026.</p>',
  companyName: 'VERLOPE',
  companyForm: 'SAS',
  address: '18 rue des Tisserands',
  city: 'Lyon',
  department: '69',
  contactPerson: 'Élise Marvaudon',
  contactEmail: 'elise@verlope.example',
};

describeWithDatabase('a draft of the announcement form', (database) => {
  const { context, send, given, rowOf, adminId } = useReviewApp(database);
  const drafts = async (): Promise<AnnouncementDraft[]> => (await send('GET', '/drafts')).json().drafts;
  const store = (body: object) => send('PUT', '/drafts', body);

  it('keeps what each tab typed, for its editor alone, until that tab saves', async () => {
    const { id } = await given('draft');
    const { title } = await rowOf(id);
    const [tabId, other] = [randomUUID(), randomUUID()];
    const content = '<p>Le siège<script>alert(1)</script>';
    expect((await store({ tabId, announcementId: id, rev: 1, title: '', content })).json()).toMatchObject({
      success: true,
      message: 'Brouillon enregistré',
      saved_at: context().clock.now().toISOString(),
    });
    context().clock.forward(1);
    const corrected = randomUUID();
    await store({ tabId: other, title: 'Un rectificatif', correctsId: corrected, extra: { day: '12' } });
    expect(await drafts()).toMatchObject([
      {
        announcement_id: null,
        tabId: other,
        title: 'Un rectificatif',
        fields: { correctsId: corrected, extra: { day: '12' } },
        rev: null,
        current_rev: null,
      },
      {
        announcement_id: id,
        tabId,
        title,
        fields: { title: '', content: '<p>Le siège</p>' },
        rev: 1,
        current_rev: 1,
      },
    ]);
    expect((await rowOf(id)).title).toBe(title);

    const colleague = await givenSession(context(), await givenAccount(database().db, { role: 'admin' }));
    const theirs = await context().app.inject({
      url: '/api/admin/legal-announcements/drafts',
      headers: colleague.cookie,
    });
    expect(theirs.json()).toEqual({ drafts: [] });

    expect((await send('PUT', `/${id}`, { ...notice, rev: 1, tabId })).statusCode).toBe(200);
    expect((await drafts()).map((draft) => draft.tabId)).toEqual([other]);
    expect((await send('POST', '', { ...notice, tabId: other })).statusCode).toBe(200);
    expect(await drafts()).toEqual([]);
  });

  it('stays when the save is refused, and hides with an announcement in the trash', async () => {
    const { id } = await given('draft');
    const tabId = randomUUID();
    await store({ tabId, announcementId: id, rev: 1, title: 'À moi' });
    expect((await send('PUT', `/${id}`, { ...notice, rev: 7, tabId })).statusCode).toBe(409);
    expect(await drafts()).toHaveLength(1);
    await deleteAnnouncement(context(), { id, adminId: adminId() });
    expect(await drafts()).toEqual([]);
    expect((await store({ tabId, announcementId: id, title: 'Encore' })).statusCode).toBe(404);
  });

  it('is dropped by its tab and date, and refuses what is not a draft', async () => {
    const tabId = randomUUID();
    await store({ tabId, title: 'Premier' });
    const [{ saved_at: first } = { saved_at: '' }] = await drafts();
    context().clock.forward(1);
    await store({ tabId, title: 'Second' });
    const drop = async (savedAt: string) =>
      (await send('DELETE', `/drafts?tabId=${tabId}&saved_at=${savedAt}`)).json().message;
    expect(await drop(first)).toContain('a changé depuis');
    expect(await drop(context().clock.now().toISOString())).toBe('Brouillon abandonné');
    expect(await drafts()).toEqual([]);
    for (const wrong of [{}, { tabId: 'moi' }, { tabId, announcementId: 'x' }, { tabId, extra: ['a'] }])
      expect((await store(wrong)).statusCode, JSON.stringify(wrong)).toBe(400);
    expect((await send('DELETE', '/drafts')).statusCode).toBe(400);
  });
});
