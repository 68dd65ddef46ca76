import { expect, it } from 'vitest';
import { isCleanArticle } from '#tests/support/clean-html.ts';
import { describeWithDatabase } from '#tests/support/database.ts';
import { hostileContent } from '#tests/support/hostile-announcements.ts';
import { intrusionsInto } from '#tests/support/intrusions.ts';
import { aForm, TEXT, useNewsroom } from '#tests/support/newsroom.ts';
import { noticeWith, richTextAttacks } from '#tests/support/xss-payloads.ts';

const UNKNOWN = '0190c0de-0000-7000-8000-00000000dead';

describeWithDatabase('a refused article', (database) => {
  const { context, call, done, create, row, idOf } = useNewsroom(database);

  type Fields = Readonly<Record<string, unknown>>;
  const refusals: readonly [string, Fields, Record<string, string>][] = [
    ['no title', { title: undefined }, { title: 'Le titre est requis' }],
    ['a blank title', { title: ' \u00a0 ' }, { title: 'Le titre est requis' }],
    ['a short title', { title: 'Abcd' }, { title: 'Le titre doit comporter au moins 5 caractères' }],
    ['no description', { description: '' }, { description: 'La description est requise' }],
    [
      'a short description',
      { description: 'Trop peu' },
      { description: 'La description doit comporter au moins 10 caractères' },
    ],
    ['no category', { category_id: '' }, { category_id: 'La catégorie est requise' }],
    ['an unknown category', { category_id: 12 }, { category_id: 'La catégorie est requise' }],
    ['all of law', { category_id: 'droit' }, { category_id: 'La catégorie est requise' }],
    ['no content', { content: '<p><br></p>' }, { content: 'Le contenu est requis' }],
    [
      'tags instead of words',
      { content: `<p>court</p>${'<p></p>'.repeat(50)}` },
      { content: 'Le contenu doit comporter au moins 50 caractères' },
    ],
    [
      'words that the sanitiser removes',
      { content: `<p>court</p><textarea>${'x'.repeat(80)}</textarea>` },
      { content: 'Le contenu doit comporter au moins 50 caractères' },
    ],
    [
      'a text that grows beyond the limit once it is written as HTML',
      { content: `<p>${'& '.repeat(100_000)}</p>` },
      { content: 'Le contenu est trop long : 400 000 caractères au plus, mise en forme comprise.' },
    ],
    [
      'only a style',
      { content: `<style>${'mot '.repeat(30)}</style>` },
      { content: 'Le contenu est requis' },
    ],
    ...[
      'javascript:alert(1)',
      'data:image/png;base64,x',
      '//exemple.fr/a.jpg',
      '../../etc',
      'a b.jpg',
      'ftp://x.fr/a',
    ].map((image_url): [string, Fields, Record<string, string>] => [
      `the image ${image_url}`,
      { image_url },
      { image_url: "L'adresse de l'image doit commencer par https:// ou être celle d'une image téléversée." },
    ]),
    [
      'a past date',
      { scheduled_at: '2026-11-15T08:00' },
      { scheduled_at: 'La date de publication doit être dans le futur.' },
    ],
    [
      'no date',
      { scheduled_at: 'demain' },
      { scheduled_at: 'La date de publication doit être un jour et une heure (2026-11-20T08:00).' },
    ],
    [
      'eleven tags',
      { tags: Array.from({ length: 11 }, (_, n) => `mot ${n}`) },
      { tags: 'Les mots-clés sont une liste de 10 textes au plus, de 2 à 40 caractères chacun.' },
    ],
    [
      'a tag that would be the same as any other of its script',
      { tags: ['αβγ'] },
      { 'tags.0': 'Les mots-clés sont une liste de 10 textes au plus, de 2 à 40 caractères chacun.' },
    ],
  ];

  it('refuses with the specification’s messages, and stores nothing', async () => {
    const { id, rev } = await create();
    const count = () =>
      context()
        .db.selectFrom('articles')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirst();
    const before = await count();
    for (const [name, changes, errors] of refusals)
      for (const [method, path] of [
        ['POST', 'articles'],
        ['PUT', `articles/${id}`],
      ] as const) {
        const answer = await call(method, path, aForm(changes));
        expect(answer.statusCode, name).toBe(400);
        expect(answer.json(), name).toMatchObject({
          success: false,
          errors,
          message: Object.values(errors)[0],
        });
      }
    const everything = await call('POST', 'articles', {});
    expect(everything.json().errors).toEqual({
      title: 'Le titre est requis',
      description: 'La description est requise',
      content: 'Le contenu est requis',
      category_id: 'La catégorie est requise',
    });
    expect(await count()).toEqual(before);
    expect((await row(id))?.rev).toBe(rev);
  });

  it('answers 404 to an unknown id and 400 to a malformed one, for every call', async () => {
    const calls = [
      ...[
        ['GET', ''],
        ['DELETE', ''],
        ['PUT', '/publish'],
        ['PUT', '/unpublish'],
        ['GET', '/versions'],
      ],
      ...[
        ['GET', '/versions/1'],
        ['POST', '/versions/1/restore'],
        ['POST', '/restore'],
        ['GET', '/draft'],
      ],
      ...[
        ['GET', '/preview'],
        ['DELETE', '/schedule'],
      ],
    ] as const;
    for (const [method = 'GET', path] of calls) {
      expect((await call(method as 'GET', `articles/${UNKNOWN}${path}`)).statusCode, path).toBe(404);
      expect((await call(method as 'GET', `articles/douze${path}`)).statusCode, path).toBe(400);
    }
    const unknown = await call('PUT', `articles/${UNKNOWN}`, aForm());
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json().message).toBe('Article non trouvé');

    // Larger than any rev that the database can store.
    const { id } = await create();
    for (const path of [`articles/${id}`, `articles/${id}/draft`])
      expect((await call('PUT', path, aForm({ rev: 2 ** 31 }))).statusCode, path).toBe(400);
  });

  it('stores no attack, by creation or by update', async () => {
    const attacks = richTextAttacks.filter((_, n) => n % 4 === 0);
    const { id } = await create();
    for (const attack of attacks) {
      const { article } = await done(
        'PUT',
        `articles/${id}`,
        aForm({
          content: noticeWith(attack) + TEXT,
          title: `Titre ${attack}`.slice(0, 200),
          image_alt: attack.slice(0, 300),
        }),
      );
      expect(isCleanArticle(article.content), article.content).toBe(true);
      expect(isCleanArticle((await row(id))?.content ?? '')).toBe(true);
    }
    for (const content of [attacks.join(''), hostileContent]) {
      const article = await create({ content: content + TEXT });
      expect(isCleanArticle(article.content)).toBe(true);
    }
    const { article: preview } = (
      await call('POST', 'articles/preview', { content: attacks.join('') })
    ).json();
    expect(isCleanArticle(preview.content)).toBe(true);
    await done('PUT', `articles/${id}/draft`, { content: attacks.join('') });
    expect(isCleanArticle((await call('GET', `articles/${id}/draft`)).json().draft.fields.content)).toBe(
      true,
    );
  });

  it('sets no other column', async () => {
    const writable = [
      'title',
      'description',
      'content',
      'category_id',
      'author_name',
      'image_url',
      'image_alt',
      'scheduled_at',
      'is_published',
    ];
    for (const { column, keys, succeeded } of await intrusionsInto(context().db, 'articles')) {
      if (writable.includes(column) || column === 'rev') continue;
      const { id } = await create({ ...keys, title: `Intrusion ${column}` });
      expect(succeeded({ ...(await row(id)) }), `POST ${column}`).toBe(false);
      await done('PUT', `articles/${id}`, { ...keys, ...aForm({ title: `Intrusion dans ${column}` }) });
      await call('PUT', `articles/${id}/draft`, { ...keys, title: 'x' });
      if (column !== 'status') await call('PUT', `articles/${id}/publish`, { ...keys, rev: 2 });
      const after = await row(id);
      expect(succeeded({ ...after }), column).toBe(false);
      expect(after, column).toMatchObject({ id, created_by: idOf('ada'), read_count: 0 });
    }
  });
});
