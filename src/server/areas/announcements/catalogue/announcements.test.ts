import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnnouncementItem } from '#contract/announcements.ts';
import { buildApp } from '#server/app.ts';
import { seedDemo } from '#server/seed/seed-demo.ts';
import { describeWithDatabase } from '#tests/support/database.ts';

const NOW = new Date('2026-11-15T09:00:00.000Z');

type List = { data: AnnouncementItem[]; pagination: Record<string, number> };

describeWithDatabase('published announcements', (database) => {
  let app: FastifyInstance;
  const list = async (query = '') => (await app.inject(`/api/legal-announcements${query}`)).json<List>();

  beforeAll(async () => {
    const { db, ping } = database();
    await seedDemo(db, NOW);
    app = await buildApp({
      db,
      ping,
      clock: { now: () => NOW },
      logLevel: 'silent',
      publicUrl: () => 'http://localhost:3000',
      https: false,
    });
  });
  afterAll(() => app.close());

  it('come ten at a time, newest first', async () => {
    const { data } = await list();
    expect(data).toHaveLength(10);
    const dates = data.map(({ publication_date }) => publication_date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it.each(['?page_size=4&page=2', '?pageSize=4&page=2', '?limit=4&page=2'])(
    'are paged by %s',
    async (query) => {
      const { data, pagination } = await list(query);
      expect(data).toHaveLength(4);
      const pages = Math.ceil((pagination.total ?? 0) / 4);
      expect(pagination).toEqual({
        total: pagination.total,
        totalIsMore: false,
        total_pages: pages,
        totalPages: pages,
        page: 2,
        currentPage: 2,
        limit: 4,
        page_size: 4,
      });
    },
  );

  it('keep their total on a page past the end', async () => {
    const { data, pagination } = await list('?page=9999');
    expect(data).toEqual([]);
    expect(pagination.total).toBeGreaterThan(300);
  });

  it('never include a draft, an unpaid, a deleted or a future one', async () => {
    const { db } = database();
    const [first, second] = (await list()).data;
    await db
      .updateTable('announcements')
      .set({ deleted_at: NOW })
      .where('id', '=', first?.id ?? '')
      .execute();
    await db
      .updateTable('announcements')
      .set({ publication_date: new Date('2026-11-16T00:00:00Z') })
      .where('id', '=', second?.id ?? '')
      .execute();
    const all: AnnouncementItem[] = [];
    for (let page = 1; page <= 5; page++) all.push(...(await list(`?page_size=100&page=${page}`)).data);

    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['published']));
    expect(all.map(({ id }) => id)).not.toContain(first?.id);
    expect(all.map(({ id }) => id)).not.toContain(second?.id);
    for (const hidden of [first, second])
      expect((await app.inject(`/api/legal-announcements/${hidden?.slug}`)).statusCode).toBe(404);
  });

  describe('one of them', () => {
    it('is found by its slug', async () => {
      const [item] = (await list('?page=3')).data;
      const answer = await app.inject(`/api/legal-announcements/${item?.slug}`);
      expect(answer.json()).toEqual({
        success: true,
        announcement: { ...item, corrects: null, corrected_by: [] },
      });
    });

    it('is refused in French when there is none', async () => {
      const answer = await app.inject('/api/legal-announcements/inconnue');
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ success: false, message: 'Annonce non trouvée' });
    });

    it('shows the contact only where the announcer agreed', async () => {
      const { db } = database();
      const [item] = (await list('?page=4')).data;
      const show = (contact_public: boolean) =>
        db
          .updateTable('announcements')
          .set({ contact_public })
          .where('id', '=', item?.id ?? '')
          .execute();
      const contactOf = async () =>
        (await app.inject(`/api/legal-announcements/${item?.slug}`)).json<{
          announcement: AnnouncementItem;
        }>().announcement.contact_info;
      await show(false);
      expect(await contactOf()).toBeNull();
      await show(true);
      expect(await contactOf()).toMatchObject({ email: expect.stringContaining('@') });
    });

    it('shows no SIRET for a company that is not registered yet', async () => {
      const all = (await list('?page_size=100')).data;
      const constitution = all.find(({ type_id }) => type_id === 1);
      expect(constitution?.siret).toBeNull();
      expect(all.some(({ siret }) => /^\d{14}$/.test(siret ?? ''))).toBe(true);
    });

    it('contains no executable markup', async () => {
      const { db } = database();
      const [item] = (await list('?page=5')).data;
      await db
        .updateTable('announcements')
        .set({ content: '<p onclick="x()">Avis</p><script>x()</script>' })
        .where('id', '=', item?.id ?? '')
        .execute();
      const answer = await app.inject(`/api/legal-announcements/${item?.slug}`);
      expect(answer.json<{ announcement: AnnouncementItem }>().announcement.content).toBe('<p>Avis</p>');
    });
  });
});
