import { sql } from 'kysely';

export type OriginRow = {
  id: string;
  title: string;
  origin: string;
  url: string | null;
  date: string | null;
  /** Brought in from elsewhere; a draft of this newsroom is not, and its title is nothing for readers. */
  imported: boolean;
};

/**
 * The origins of an article: the sources it was written from, or itself where it is a source. By their ids in one array:
 * for « one of these, or itself », PostgreSQL would read every article.
 */
export const originsOf = sql<OriginRow[]>`(
  select coalesce(json_agg(
    json_build_object(
      'id', source.id,
      'title', source.title,
      'origin', coalesce(source.origin_name, ''),
      'url', source.origin_url,
      'date', source.origin_published_at,
      'imported', source.is_source
    ) order by source.origin_published_at desc nulls last, source.id
  ), '[]')
  from articles as source
  where source.id = any (
    array(select source_id from article_sources where article_sources.article_id = articles.id)
      || case when articles.is_source then articles.id end
  )
)`;
