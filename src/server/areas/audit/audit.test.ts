import { expect, it } from 'vitest';
import type { AuditEventItem } from '#contract/admin-audit.ts';
import { mailPath } from '#contract/paths.ts';
import { recordAudit } from '#server/areas/audit/record-audit.queries.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { describeWithDatabase } from '#tests/support/database.ts';
import { exportedRows } from '#tests/support/exported-rows.ts';
import { aForm, useNewsroom } from '#tests/support/newsroom.ts';
import { daysAgo } from '#tests/support/reading-app.ts';

describeWithDatabase('the audit', (database) => {
  const { context, call, done, create, idOf } = useNewsroom(database);
  const read = async (query = '') => {
    const answer = await call('GET', `audit?${query}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ events: AuditEventItem[]; pagination: { total: number }; actors: object[] }>();
  };

  it('shows who did what and when, in French, with a link to the object', async () => {
    const { db, clock } = context();
    const { id } = await create({ title: 'La preuve déloyale' });
    clock.forward(1);
    await done('PUT', `articles/${id}/publish`, undefined, 'bob');
    clock.forward(1);
    const gone = await create({ title: 'Un article effacé' });
    clock.forward(1);
    await done('DELETE', `articles/${gone.id}`);
    clock.forward(1);
    const [thrown] = (await read()).events;
    expect(thrown?.object).toMatchObject({ name: 'Un article effacé', path: '/admin/articles/trash' });
    await done('POST', 'articles/trash/empty', { ids: [gone.id] });
    const system = { actor: 'system', object: { kind: 'machine', id: 'x' }, at: daysAgo(3) } as const;
    await recordAudit(db, { ...system, action: 'machine.unheard-of', detail: { n: 1 } });

    const { events, pagination, actors } = await read('limit=10');
    expect(pagination).toEqual({ total: 6, totalIsMore: false, page: 1, limit: 10, pages: 1 });
    expect(events.map(({ sentence }) => sentence)).toEqual([
      "Ada Martin a supprimé définitivement l'article «\u00a0Un article effacé\u00a0»",
      "Ada Martin a mis à la corbeille l'article",
      "Ada Martin a créé l'article",
      "Bob Leroy a publié l'article «\u00a0La preuve déloyale\u00a0»",
      "Ada Martin a créé l'article «\u00a0La preuve déloyale\u00a0»",
      'Le site (machine.unheard-of)',
    ]);
    expect(events[3]).toMatchObject({
      actor: { kind: 'admin', id: idOf('bob'), name: 'Bob Leroy' },
      object: { kind: 'article', id, path: `/admin/articles/edit/${id}` },
      detail: { rev: 2 },
      request_id: expect.any(String),
    });
    expect(events[0]?.object.path).toBeNull();
    expect(actors).toEqual([
      { id: idOf('ada'), name: 'Ada Martin' },
      { id: idOf('bob'), name: 'Bob Leroy' },
      { id: idOf('zoe'), name: 'Zoé Roux' },
    ]);

    const cases: Record<string, number> = {
      [`actor=${idOf('bob')}`]: 1,
      'actor=admin': 5,
      'actor=system': 1,
      'object=article': 5,
      [`object=article&object_id=${id}`]: 2,
      [`objectId=${id}`]: 2,
      'action=article.created': 2,
      'action=article': 5,
      'action=art': 0,
      'start_date=2026-11-15': 5,
      'startDate=2026-11-12&endDate=2026-11-12': 1,
      'end_date=2026-11-14': 1,
      'actor=&action=&object=': 6,
      'action=%25': 0,
      "object='--": 0,
    };
    for (const [query, total] of Object.entries(cases))
      expect((await read(query)).pagination.total, query).toBe(total);
    expect((await read('page=2&page_size=4')).events).toHaveLength(2);
    for (const query of ['actor=moi', 'start_date=hier', 'page=0'])
      expect((await call('GET', `audit?${query}`)).statusCode, query).toBe(400);
  });

  it('links a mail to its page, and reads no date as no limit', async () => {
    const { db } = context();
    const to = { address: 'inconnu@exemple.fr', name: 'Ada' };
    const mail = { to, template: 'password-changed', data: { firstName: 'Ada' } } as const;
    const id = await db.transaction().execute((trx) => queueMail(trx, mail));
    await recordAudit(db, {
      actor: 'system',
      object: { kind: 'mail', id },
      at: daysAgo(2),
      action: 'mail.x',
    });
    const { events } = await read(`objectId=${id}&startDate=&endDate=`);
    expect(events.map(({ object }) => object.path)).toEqual([mailPath(id)]);
  });

  it('does not grow when nothing changes', async () => {
    const before = (await read()).pagination.total;
    for (const path of ['articles', 'articles/stats', 'audit', 'stats/series']) await call('GET', path);
    await call('PUT', 'articles/draft', { title: 'x' });
    await call('POST', 'articles', aForm({ title: 'x' }));
    expect((await read()).pagination.total).toBe(before);
  });

  it('is sorted by date, and exported as the filters say, without a formula', async () => {
    const { clock } = context();
    const { id } = await create({ title: '=1+1+1' });
    clock.forward(1);
    await done('PUT', `articles/${id}/publish`, undefined, 'bob');
    const actions = async (query: string) =>
      (await read(`object_id=${id}&${query}`)).events.map(({ action }) => action);
    expect(await actions('')).toEqual(['article.published', 'article.created']);
    expect(await actions('sortBy=at&sortOrder=asc')).toEqual(['article.created', 'article.published']);
    expect((await call('GET', 'audit?sortBy=action')).statusCode).toBe(400);

    const exported = async (body: object) =>
      exportedRows(await call('POST', 'audit/export', { object_id: id, ...body }));
    expect(await exported({ sortBy: 'at' })).toMatchObject([
      { Par: 'Ada Martin', "Code de l'action": 'article.created', "Nom de l'objet": "'=1+1+1" },
      { Par: 'Bob Leroy', Action: "Bob Leroy a publié l'article «\u00a0=1+1+1\u00a0»", Détail: '{"rev":2}' },
    ]);
    expect(await exported({ actor: idOf('bob') })).toHaveLength(1);
    expect(await exported({ action: 'article.created' })).toHaveLength(1);
    expect((await read('action=audit.exported')).events[0]).toMatchObject({
      sentence: 'Ada Martin a exporté une liste du journal',
      detail: { count: 1 },
    });
  });
});
