import type { Insertable } from 'kysely';
import type { Database } from '#server/db/client.ts';
import type { Tables } from '#server/db/tables.ts';
import { createRandom } from '#server/seed/announcements/random.ts';
import { type GeneratedArticle, generateArticle, PLACES, slugOf } from './articles.ts';
import { material } from './material.ts';

const BATCH = 500;
const WORDS_PER_SECOND = 4;

type Options = { count: number; today: Date; concurrency: number; onProgress: (done: number) => void };

/** Inserts over `concurrency` connections: computing the search vectors takes most of the time. */
export const insertArticles = async (db: Database, { count, today, concurrency, onProgress }: Options) => {
  const tagIds = await insertTags(db);
  let next = 0;
  let done = 0;
  const work = async () => {
    while (next < count) {
      const start = next;
      next += BATCH;
      // Each batch has its own random source: its articles do not depend on the connection that inserts it.
      const random = createRandom(start + 1);
      const batch = Array.from({ length: Math.min(BATCH, count - start) }, (_, offset) =>
        generateArticle(random, start + offset, { count, today }),
      );
      await insertBatch(db, batch, tagIds);
      done += batch.length;
      onProgress(done);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
};

const insertBatch = (db: Database, batch: readonly GeneratedArticle[], tagIds: ReadonlyMap<string, number>) =>
  db.transaction().execute(async (trx) => {
    await trx.insertInto('articles').values(batch.map(rowOf)).execute();
    await trx
      .insertInto('article_tags')
      .values(batch.flatMap((article) => linksOf(article, tagIds)))
      .execute();
  });

const insertTags = async (db: Database): Promise<ReadonlyMap<string, number>> => {
  const names = [...new Set(material.flatMap(({ tags }) => tags))].sort();
  await db
    .insertInto('tags')
    .values(names.map((name) => ({ name, slug: slugOf(name) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await db.selectFrom('tags').select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
};

const rowOf = (article: GeneratedArticle): Insertable<Tables['articles']> => {
  const { state, date } = article;
  const isPublic = state === 'published' || state === 'trashed';
  return {
    id: article.id,
    slug: article.slug,
    title: article.title,
    description: article.description,
    content: article.content,
    category_id: article.categoryId,
    author_name: article.author,
    status: state === 'trashed' ? 'published' : state,
    created_at: date,
    updated_at: date,
    first_published_at: isPublic ? date : null,
    published_at: isPublic ? date : null,
    scheduled_at: state === 'scheduled' ? new Date(date.getTime() + 86_400_000) : null,
    deleted_at: state === 'trashed' ? date : null,
    reading_time: Math.round(article.content.split(' ').length / WORDS_PER_SECOND),
    read_count: isPublic ? article.readCount : 0,
  };
};

const linksOf = ({ id, tags }: GeneratedArticle, tagIds: ReadonlyMap<string, number>) =>
  tags.flatMap((tag) => {
    const tagId = tagIds.get(tag);
    return tagId === undefined ? [] : [{ article_id: id, tag_id: tagId }];
  });

/** Every text that the articles are made of, except the names of companies. */
export const knownTexts = (): string[] => [
  ...PLACES,
  ...material.flatMap(({ subjects, angles, headings, sentences }) => [
    ...subjects,
    ...angles,
    ...headings,
    ...sentences,
  ]),
];
