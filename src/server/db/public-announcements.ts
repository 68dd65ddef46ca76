import { type RawBuilder, sql } from 'kysely';
import type { Connection } from './client.ts';

/** The condition of the public lists' partial indexes: only a query with exactly this condition uses them. */
export const PUBLISHED = sql<boolean>`status = 'published' and deleted_at is null`;

/** The rule of domain/announcement/visibility.ts, as SQL. */
export const isPublicRow = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`${PUBLISHED} and publication_date <= ${now}`;

/** The announcements that the public sees: published, not deleted, and due. */
export const publicAnnouncements = (db: Connection, now: Date) =>
  db.selectFrom('announcements').where(isPublicRow(now));
