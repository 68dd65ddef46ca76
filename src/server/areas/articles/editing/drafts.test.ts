import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { ArticleDraft } from '#contract/admin-article-history.ts';
import { describeOnBothEngines } from '#tests/support/database.ts';
import { aForm, useNewsroom } from '#tests/support/newsroom.ts';

describeOnBothEngines('an article draft', (database) => {
  const { context, call, done, create, row } = useNewsroom(database);

  it('stores an editor’s draft, available on any machine, until the article is saved', async () => {
    const { clock } = context();
    const { id } = await create({ title: 'En cours d’écriture' });
    expect((await call('GET', `articles/${id}/draft`)).json()).toEqual({
      draft: null,
      drafts: [],
      others: [],
    });
    await done('PUT', `articles/${id}/draft`, {
      title: 'Un',
      content: '<p>débu',
      tags: [],
      rev: 1,
      imageUrl: 'https://x.fr/',
    });
    clock.forward(1);
    const stored = await done('PUT', `articles/${id}/draft`, {
      title: '',
      content: '<p>début',
      categoryId: '3',
      rev: 1,
    });
    expect(stored).toMatchObject({ message: 'Brouillon enregistré', saved_at: clock.now().toISOString() });
    const mine = (await call('GET', `articles/${id}/draft`)).json();
    const draft = {
      article_id: id,
      tabId: null,
      title: 'En cours d’écriture',
      fields: { title: '', content: '<p>début</p>', category_id: '3' },
      rev: 1,
      current_rev: 1,
      saved_at: clock.now().toISOString(),
    };
    expect(mine).toEqual({ draft, drafts: [draft], others: [] });
    await done('PUT', `articles/${id}`, aForm({ title: 'Sauvé par Bob' }), 'bob');
    const theirs = (await call('GET', `articles/${id}/draft`, undefined, 'bob')).json();
    expect(theirs).toEqual({
      draft: null,
      drafts: [],
      others: [{ editor: 'Ada Martin', saved_at: mine.draft.saved_at }],
    });
    // Ada's draft is still there, and says that the article has changed since.
    expect((await call('GET', `articles/${id}/draft`)).json().draft).toMatchObject({
      rev: 1,
      current_rev: 2,
    });

    clock.forward(1);
    await done('PUT', 'articles/draft', { title: 'Un article à venir' });
    const drafts = (await call('GET', 'articles/drafts')).json().drafts;
    expect(drafts).toMatchObject([
      { article_id: null, title: 'Un article à venir', rev: null },
      { article_id: id, title: 'Sauvé par Bob' },
    ]);
    expect((await call('GET', 'articles/drafts', undefined, 'bob')).json().drafts).toEqual([]);
    await create({ title: 'Un article à venir' });
    expect((await call('GET', 'articles/draft')).json().draft).toBeNull();
    await done('PUT', `articles/${id}`, aForm({ title: 'Sauvé par Ada', rev: 2 }));
    expect((await call('GET', 'articles/drafts')).json().drafts).toEqual([]);

    await done('PUT', `articles/${id}/draft`, { title: 'Abandonné' });
    expect(await done('DELETE', `articles/${id}/draft`)).toMatchObject({ message: 'Brouillon abandonné' });
    expect((await call('GET', `articles/${id}/draft`)).json().draft).toBeNull();
    expect((await row(id))?.rev).toBe(3);
  });

  it('stores one draft per tab, and a save deletes that tab’s own', async () => {
    const { clock } = context();
    const { id } = await create({ title: 'Ouvert dans deux onglets' });
    for (const [place, save] of [
      ['articles/draft', (tabId: string) => done('POST', 'articles', aForm({ title: 'Enregistré', tabId }))],
      [`articles/${id}/draft`, (tabId: string) => done('PUT', `articles/${id}`, aForm({ tabId }))],
    ] as const) {
      const tabIds = [randomUUID(), randomUUID()] as const;
      const keep = (tabId: string, title: string) => done('PUT', place, { title, tabId });
      const stored = async () => {
        const { drafts } = (await call('GET', place)).json() as { drafts: ArticleDraft[] };
        return drafts.map(({ tabId, title }) => [tabId, title]);
      };
      await keep(tabIds[0], 'Le premier onglet');
      clock.forward(1);
      await keep(tabIds[1], 'Le second onglet');
      clock.forward(1);
      await keep(tabIds[0], 'Le premier, plus loin');
      expect(await stored()).toEqual([
        [tabIds[0], 'Le premier, plus loin'],
        [tabIds[1], 'Le second onglet'],
      ]);
      expect((await call('GET', 'articles/drafts')).json().drafts).toHaveLength(2);

      // Saved from a tab without draft, then from the first one.
      await save(randomUUID());
      await save(tabIds[0]);
      expect(await stored()).toEqual([[tabIds[1], 'Le second onglet']]);

      // Taken over by another tab: deleted, unless the first tab has saved it again since.
      const [seen] = (await call('GET', place)).json().drafts as ArticleDraft[];
      clock.forward(1);
      await keep(tabIds[1], 'Le second, plus loin');
      const drop = (savedAt: string) => done('DELETE', `${place}?tabId=${tabIds[1]}&saved_at=${savedAt}`);
      expect(await drop(String(seen?.saved_at))).toMatchObject({
        message: expect.stringContaining('a changé depuis'),
      });
      expect(await stored()).toEqual([[tabIds[1], 'Le second, plus loin']]);
      expect(await drop(clock.now().toISOString())).toMatchObject({ message: 'Brouillon abandonné' });
      expect(await stored()).toEqual([]);
      for (const wrong of ['tabId=moi', 'saved_at=hier'])
        expect((await call('DELETE', `${place}?${wrong}`)).statusCode, wrong).toBe(400);
      expect((await call('PUT', place, { title: 'x', tabId: 'moi' })).statusCode).toBe(400);
    }
  });
});
