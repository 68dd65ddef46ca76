import type { AnnouncementDetail, AnnouncementLink } from '#contract/announcements.ts';
import { longDate, shortDate } from '#contract/format.fr.ts';
import { announcementPath } from '#contract/paths.ts';
import { typeset } from '#domain/typography/typeset.ts';
import { type Announcement, toAnnouncement } from './announcements.ts';
import { type ApiClient, ApiError } from './http.ts';

/** Another notice, as a link to it shows it. */
export type LinkedAnnouncement = {
  path: string;
  title: string;
  typeLabel: string;
  reference: string;
  publicationDate: string;
};

/** An announcement as its own page shows it. */
export type FullAnnouncement = Announcement & {
  /** ISO, for machines. */
  publishedAt: string;
  /** « 14 novembre 2026 » */
  publishedOn: string;
  /** The notice that this one corrects or completes. */
  corrects: LinkedAnnouncement | null;
  correctedBy: LinkedAnnouncement[];
};

export type AnnouncementLookup =
  | { state: 'found'; announcement: FullAnnouncement }
  | { state: 'missing' | 'withdrawn' | 'failed' };

export const lookUpAnnouncement = async (
  api: ApiClient,
  slug: string,
  signal?: AbortSignal,
): Promise<AnnouncementLookup> => {
  try {
    const answer = await api.get('/legal-announcements/:slug', {
      params: { slug },
      ...(signal && { signal }),
    });
    return { state: 'found', announcement: toFullAnnouncement(answer.announcement) };
  } catch (error) {
    // The server refuses a malformed slug with 400: for the reader, there is no such announcement either.
    const refused = error instanceof ApiError && (error.status === 404 || error.status === 400);
    if (refused && error.code === 'announcement.withdrawn') return { state: 'withdrawn' };
    return { state: refused ? 'missing' : 'failed' };
  }
};

const toFullAnnouncement = (item: AnnouncementDetail): FullAnnouncement => ({
  ...toAnnouncement(item),
  publishedAt: item.publication_date,
  publishedOn: longDate(new Date(item.publication_date)),
  corrects: item.corrects && toLinked(item.corrects),
  correctedBy: item.corrected_by.map(toLinked),
});

const toLinked = (link: AnnouncementLink): LinkedAnnouncement => ({
  path: announcementPath(link),
  title: typeset(link.title),
  typeLabel: link.type.label,
  reference: link.reference_number,
  publicationDate: shortDate(new Date(link.publication_date)),
});
