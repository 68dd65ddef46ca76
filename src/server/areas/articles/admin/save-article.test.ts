import { expect, it } from 'vitest';
import { isCleanArticle } from '#tests/support/clean-html.ts';
import { describeOnBothEngines } from '#tests/support/database.ts';
import { intrusionsInto } from '#tests/support/intrusions.ts';
import { aForm, TEXT, useNewsroom } from '#tests/support/newsroom.ts';
import { noticeWith, richTextAttacks } from '#tests/support/xss-payloads.ts';

const UNKNOWN = '0190c0de-0000-7000-8000-00000000dead';

describeOnBothEngines('saving an article', (database) => {
  const { context, call, done, create, row, journal, idOf } = useNewsroom(database);
  const readers = async (slug: string) => {
    const answer = await context().app.inject(`/api/articles/slug/${slug}`);
    return { status: answer.statusCode, article: answer.json().article };
  };

  it('creates a draft, whole, in either spelling', async () => {
    const answer = await done('POST', 'articles', {
      title: '  Une   preuve déloyale ',
      description: 'Ce que la Cour en dit.',
      content: TEXT,
      categoryId: 'civil',
      imageUrl: 'https://exemple.fr/a.jpg',
      imageAlt: 'Une salle',
      authorName: 'Ada Martin',
      tags: ['Preuve', 'preuve', 'Procès équitable'],
      is_published: false,
    });
    expect(answer).toMatchObject({ success: true, message: 'Article créé avec succès' });
    expect(answer.article).toMatchObject({
      title: 'Une preuve déloyale',
      slug: 'une-preuve-deloyale',
      category: 'civil',
      category_id: 3,
      image_url: 'https://exemple.fr/a.jpg',
      image_alt: 'Une salle',
      author_name: 'Ada Martin',
      status: 'draft',
      is_published: false,
      published_at: null,
      slug_fixed: false,
      reading_time: 5,
      rev: 1,
      created_by: 'Ada Martin',
      updated_by: 'Ada Martin',
    });
    expect(answer.article.tags.map((tag) => tag.toLowerCase())).toEqual(['preuve', 'procès équitable']);
    expect((await call('GET', `articles/${answer.article.id}`)).json().article).toEqual(answer.article);
    expect(await journal(answer.article.id)).toMatchObject([
      { action: 'article.created', actor_kind: 'admin', actor_id: idOf('ada') },
    ]);
    expect((await readers('une-preuve-deloyale')).status).toBe(404);
  });

  it('keeps what the specification’s own payload leaves out, and signs « Admin » by default', async () => {
    const { id } = await create({ tags: ['bail'], image_url: 'uploads/x.jpg' });
    const { article, message } = await done('PUT', `articles/${id}`, {
      title: 'Un autre titre',
      content: TEXT,
      description: 'Une autre description',
      image_url: '',
      category_id: '10',
      is_published: false,
    });
    expect(message).toBe('Article mis à jour avec succès');
    expect(article).toMatchObject({
      title: 'Un autre titre',
      category_id: 10,
      image_url: null,
      tags: ['bail'],
      author_name: 'Admin',
      rev: 2,
    });
  });

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
      'words that are not kept',
      { content: `<p>court</p><textarea>${'x'.repeat(80)}</textarea>` },
      { content: 'Le contenu doit comporter au moins 50 caractères' },
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
  ];

  it('refuses in the specification’s words, and stores nothing', async () => {
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

  it('answers 404 to an unknown id and 400 to what is no id, whatever is done', async () => {
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
  });

  it('lets the address follow the title until it is published, then keeps it and redirects the one it leaves', async () => {
    const draft = await create({ title: 'Un premier titre' });
    expect(draft.slug).toBe('un-premier-titre');
    expect((await create({ title: 'Un premier titre' })).slug).toBe('un-premier-titre-2');
    const renamed = await done('PUT', `articles/${draft.id}`, aForm({ title: 'Un second titre' }));
    expect(renamed.article.slug).toBe('un-second-titre');
    // Nobody knew the first address: it is free again.
    expect((await create({ title: 'Un premier titre' })).slug).toBe('un-premier-titre');

    await done('PUT', `articles/${draft.id}/publish`);
    const published = await done('PUT', `articles/${draft.id}`, aForm({ title: 'Un troisième titre' }));
    expect(published.article).toMatchObject({
      slug: 'un-second-titre',
      slug_fixed: true,
      status: 'published',
    });

    const moved = await done('PUT', `articles/${draft.id}/slug`, { slug: 'une-adresse-choisie' });
    expect(moved.article.slug).toBe('une-adresse-choisie');
    expect((await readers('un-second-titre')).article.slug).toBe('une-adresse-choisie');
    expect((await create({ title: 'Un second titre' })).slug).toBe('un-second-titre-2');
    const taken = await call('PUT', `articles/${(await create()).id}/slug`, { slug: 'un-second-titre' });
    expect(taken.statusCode).toBe(409);
    expect(taken.json()).toMatchObject({
      errors: { slug: "Cette adresse est déjà celle d'un autre article." },
    });
    await done('PUT', `articles/${draft.id}/slug`, { slug: 'un-second-titre' });
    expect((await readers('une-adresse-choisie')).article.slug).toBe('un-second-titre');
    expect((await call('PUT', `articles/${draft.id}/slug`, { slug: 'Été' })).statusCode).toBe(400);
  });

  it('publishes and withdraws with the form’s own flag, and dates what readers see change', async () => {
    const { clock } = context();
    const { article } = await done(
      'POST',
      'articles',
      aForm({ title: 'Publié aussitôt', is_published: true }),
    );
    expect(article).toMatchObject({
      status: 'published',
      is_published: true,
      published_at: clock.now().toISOString(),
    });
    clock.forward(60);
    await done(
      'PUT',
      `articles/${article.id}`,
      aForm({ title: 'Publié aussitôt', is_published: true, tags: ['bail'] }),
    );
    expect((await readers(article.slug)).article).toMatchObject({ updated_at: null, tags: ['bail'] });
    await done('PUT', `articles/${article.id}`, aForm({ title: 'Corrigé aussitôt', is_published: true }));
    expect((await readers(article.slug)).article).toMatchObject({
      updated_at: clock.now().toISOString(),
      title: 'Corrigé aussitôt',
    });
    const { article: withdrawn } = await done(
      'PUT',
      `articles/${article.id}`,
      aForm({ is_published: false }),
    );
    expect(withdrawn).toMatchObject({
      status: 'draft',
      published_at: null,
      first_published_at: article.published_at,
    });
    expect((await readers(article.slug)).status).toBe(404);
    expect((await journal(article.id)).map(({ action }) => action)).toEqual([
      'article.created',
      'article.published',
      'article.updated',
      'article.updated',
      'article.updated',
      'article.unpublished',
    ]);
  });

  it('changes nothing when nothing is changed', async () => {
    const { id } = await create({ title: 'Toujours pareil' });
    const again = await done('PUT', `articles/${id}`, aForm({ title: 'Toujours pareil' }));
    expect(again.article.rev).toBe(1);
    expect(await journal(id)).toHaveLength(1);
  });

  it('stores no attack, through creation or through a change', async () => {
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
    const article = await create({ content: attacks.join('') + TEXT });
    expect(isCleanArticle(article.content)).toBe(true);
    const { article: preview } = (
      await call('POST', 'articles/preview', { content: attacks.join('') })
    ).json();
    expect(isCleanArticle(preview.content)).toBe(true);
    await done('PUT', `articles/${id}/draft`, { content: attacks.join('') });
    expect(isCleanArticle((await call('GET', `articles/${id}/draft`)).json().draft.fields.content)).toBe(
      true,
    );
  });

  it('writes no column that it is not asked for (T17)', async () => {
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
