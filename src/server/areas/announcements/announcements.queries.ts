import type { Connection } from '#server/db/client.ts';

/** The only door between the public and the announcements: published, not deleted, and due. */
const published = (db: Connection, now: Date) =>
  db
    .selectFrom('announcements')
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null)
    .where('publication_date', '<=', now);

const publicColumns = [
  'id',
  'title',
  'type_id',
  'company_name',
  'company_form',
  'siret',
  'rcs',
  'capital',
  'address',
  'city',
  'department',
  'content',
  'publication_date',
  'contact_name',
  'contact_email',
  'contact_phone',
  'contact_public',
  'slug',
  'status',
  'reference',
  'submitted_at',
  'created_at',
] as const;

type Page = { page: number; pageSize: number; now: Date };

export const listPublishedAnnouncements = async (db: Connection, { page, pageSize, now }: Page) => {
  const rows = await published(db, now)
    .select(publicColumns)
    .orderBy('publication_date', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { total } = await published(db, now)
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
};

export type PublishedAnnouncementRow = Awaited<ReturnType<typeof listPublishedAnnouncements>>['rows'][number];

export const findPublishedAnnouncement = (db: Connection, { slug, now }: { slug: string; now: Date }) =>
  published(db, now).select(publicColumns).where('slug', '=', slug).executeTakeFirst();
