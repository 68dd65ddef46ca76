import { expect, it } from 'vitest';
import { describeOnBothEngines } from '#tests/support/database.ts';
import { aForm, TEXT, useNewsroom } from '#tests/support/newsroom.ts';

describeOnBothEngines('saving an article', (database, itWithDatabase) => {
  const { context, call, done, create, journal, idOf } = useNewsroom(database);
  const readers = async (slug: string) => {
    const answer = await context().app.inject(`/api/articles/slug/${slug}`);
    return { status: answer.statusCode, article: answer.json().article };
  };

  it('creates a draft with every field, in either spelling', async () => {
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

  itWithDatabase(
    'leaves unchanged what the specification’s own payload leaves out, and signs « Admin » by default',
    async () => {
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
    },
  );

  it('derives the slug from the title until publication, then keeps it and redirects the old one after a change', async () => {
    const draft = await create({ title: 'Un premier titre' });
    expect(draft.slug).toBe('un-premier-titre');
    expect((await create({ title: 'Un premier titre' })).slug).toBe('un-premier-titre-2');
    const renamed = await done('PUT', `articles/${draft.id}`, aForm({ title: 'Un second titre' }));
    expect(renamed.article.slug).toBe('un-second-titre');
    // The first slug was never public: it is free again.
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

  it('publishes and unpublishes with the form’s own flag, and dates the changes that readers see', async () => {
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

  itWithDatabase('changes nothing when the form is unchanged', async () => {
    const { id } = await create({ title: 'Toujours pareil' });
    const again = await done('PUT', `articles/${id}`, aForm({ title: 'Toujours pareil' }));
    expect(again.article.rev).toBe(1);
    expect(await journal(id)).toHaveLength(1);
  });
});
