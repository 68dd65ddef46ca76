import { offers } from '#domain/announcement/offers.ts';
import type { AnnouncementStatus } from '#domain/announcement/status.ts';
import { createCompanyRegistry } from './company.ts';
import { correctionsOf } from './corrections.ts';
import { createIdentifiers } from './identifiers.ts';
import { rejectReasons } from './names.ts';
import { createRandom } from './random.ts';
import type { SeedAnnouncement } from './seed-announcement.ts';
import { type SeededNotice, type SeedTools, seedNotice } from './seed-notice.ts';
import { hoursBefore, publicationTimes } from './timeline.ts';
import { type OwnTypeId, ownTypeIds, recipes } from './values-by-type.ts';

const SEED = 20_261_115;

/** The demonstration notices as they stand at `now`, oldest first; the same ones at every seeding. */
export const demoAnnouncements = (now: Date): readonly SeedAnnouncement[] => {
  const random = createRandom(SEED);
  const tools = { random, registry: createCompanyRegistry(random), identifiers: createIdentifiers(random) };
  const published = publishedNotices(now, tools);
  return [...published, ...correctionsOf(published, tools), ...unpublishedNotices(now, tools)]
    .map(({ announcement }) => announcement)
    .toSorted((a, b) => a.submittedAt.getTime() - b.submittedAt.getTime());
};

const publishedNotices = (now: Date, tools: SeedTools): readonly SeededNotice[] => {
  const { random, identifiers } = tools;
  const types = random.shuffle(
    ownTypeIds.flatMap((typeId) => Array.from({ length: recipes[typeId].count }, () => typeId)),
  );
  const times = publicationTimes(types.length, now, random);
  return types.map((typeId, index) => {
    const publicationDate = times[index] ?? now;
    const offer = identifiers.offer();
    const submittedAt = hoursBefore(publicationDate, offers[offer].hours * (0.3 + random.next() * 0.6));
    return seedNotice(typeId, { status: 'published', offer, submittedAt, publicationDate }, tools);
  });
};

type Queue = {
  readonly status: Exclude<AnnouncementStatus, 'published'>;
  readonly count: number;
  /** How long ago they were submitted, in hours. */
  readonly since: readonly [number, number];
};

const queues: readonly Queue[] = [
  { status: 'draft', count: 7, since: [24, 600] },
  { status: 'pending', count: 9, since: [1, 60] },
  { status: 'pending_payment', count: 6, since: [1, 3] },
  { status: 'payment_failed', count: 7, since: [30, 480] },
  { status: 'paid', count: 10, since: [1, 40] },
  { status: 'approved', count: 6, since: [8, 40] },
  { status: 'rejected', count: 8, since: [48, 1_400] },
  { status: 'refunded', count: 6, since: [120, 2_000] },
];

const usualTypes: readonly OwnTypeId[] = [1, 1, 1, 2, 3, 4, 5, 8, 8, 9, 9, 10, 12, 22];

const unpublishedNotices = (now: Date, tools: SeedTools): readonly SeededNotice[] =>
  queues.flatMap(({ status, count, since }) =>
    Array.from({ length: count }, () => {
      const submittedAt = hoursBefore(now, tools.random.int(...since) + tools.random.next());
      const placement = { status, offer: tools.identifiers.offer(), submittedAt, publicationDate: null };
      const rejectReason = status === 'rejected' ? { rejectReason: tools.random.pick(rejectReasons) } : {};
      return seedNotice(tools.random.pick(usualTypes), { ...placement, ...rejectReason }, tools);
    }),
  );
