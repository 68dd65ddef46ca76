import { Feed } from 'feed';
import { announcementPath, paths } from '#contract/paths.ts';
import { publication } from '#contract/publication.ts';
import { findAnnouncementType } from '#domain/announcement/types.ts';
import { findDepartment } from '#domain/company/departments.ts';
import { LOGO_PATH } from '#domain/cover/social-address.ts';
import { visibleText } from '#domain/text/visible-text.ts';
import { typeset } from '#domain/typography/typeset.ts';
import { sanitiseNotice } from '#server/html/sanitise.ts';
import { escapeXml, xmlText } from '#server/html/xml.ts';
import type { FreshPage } from '#server/pages/page-cache.ts';
import { surrogateKeys } from '#server/pages/surrogate-keys.ts';
import { type FeedAnnouncement, listLatestAnnouncements } from './announcement-feeds.queries.ts';
import { type FeedDeps, freshDocument } from './fresh-document.ts';

const ANNOUNCEMENTS = 50;
const EXCERPT = 400;

export type AnnouncementFeedFilters = { department?: string | undefined; typeId?: number | undefined };

/** The canonical path of each feed: empty filters are left out, the others always come in this order. */
export const announcementFeedPath = ({ department, typeId }: AnnouncementFeedFilters): string => {
  const query = new URLSearchParams({
    ...(department !== undefined && { department }),
    ...(typeId !== undefined && { type: String(typeId) }),
  });
  return `${paths.announcementFeed}${query.size > 0 ? `?${query}` : ''}`;
};

/** The latest announcements of one department, of one type, of both or of all. */
export const makeAnnouncementFeed = async (
  deps: FeedDeps,
  filters: AnnouncementFeedFilters,
): Promise<FreshPage> => {
  const now = deps.clock.now();
  const announcements = await listLatestAnnouncements(deps.db, { ...filters, now, limit: ANNOUNCEMENTS });
  return freshDocument({
    now,
    type: 'application/rss+xml; charset=utf-8',
    text: writeAnnouncementFeed(announcements, filters, { publicUrl: deps.publicUrl(), now }),
    keys: [surrogateKeys.announcements, ...announcements.map(({ id }) => surrogateKeys.announcement(id))],
  });
};

const writeAnnouncementFeed = (
  announcements: readonly FeedAnnouncement[],
  filters: AnnouncementFeedFilters,
  { publicUrl, now }: { publicUrl: string; now: Date },
): string => {
  const page = `${publicUrl}${paths.announcements}`;
  const feed = new Feed({
    id: page,
    link: page,
    title: titleOf(filters),
    description: 'Les dernières annonces légales publiées',
    language: 'fr',
    generator: publication.name,
    image: `${publicUrl}${LOGO_PATH}`,
    copyright: publication.name,
    feed: `${publicUrl}${announcementFeedPath(filters)}`,
    // The date of the newest item, not of the request: unchanged content gives the same bytes.
    updated: announcements[0]?.publishedAt ?? now,
  });
  for (const announcement of announcements)
    feed.addItem({
      id: `urn:uuid:${announcement.id}`,
      link: `${publicUrl}${announcementPath(announcement)}`,
      date: announcement.publishedAt,
      published: announcement.publishedAt,
      description: escapeXml(typeset(excerpt(announcement.content))),
      category: [{ name: findAnnouncementType(announcement.typeId).label }],
      title: '',
      // See write-feed.ts: the package's own title ends at the second « ]]> », and reads « &amp; » as « & ».
      extensions: [
        { name: 'title', objects: { _text: xmlText(typeset(announcement.title)).replaceAll('&', '&amp;') } },
      ],
    });
  return feed.rss2();
};

const titleOf = ({ department, typeId }: AnnouncementFeedFilters): string =>
  [
    `${publication.name} — Annonces légales`,
    ...(typeId === undefined ? [] : [findAnnouncementType(typeId).label]),
    ...(department === undefined ? [] : [`${findDepartment(department)?.name} (${department})`]),
  ].join(' — ');

const excerpt = (content: string): string => {
  const text = visibleText(sanitiseNotice(content));
  return text.length <= EXCERPT ? text : `${text.slice(0, EXCERPT).replace(/(?<!\s)\s+\S*$/, '')}…`;
};
