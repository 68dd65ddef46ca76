import { z } from 'zod';
import { isId } from '#domain/id.ts';
import { endOfDay, parseDay, startOfDay } from '#domain/period/paris-day.ts';
import { parseParisMoment } from '#domain/period/paris-moment.ts';
import { auditActorKinds } from './audit-labels.fr.ts';
import { filterText, firstGiven, pageNumber, pageSize, sortShape } from './fields.ts';
import { LIST_PAGE_SIZE, listPagination } from './list-body.ts';
import { messages } from './messages.fr.ts';

/** An account, or a kind of actor. */
const actorFilter = filterText.refine(
  (given) => given === '' || isId(given) || auditActorKinds.some((kind) => kind === given),
  messages.audit.actor,
);

/** A whole day in Paris, or an instant. */
const moment = (edge: typeof startOfDay) =>
  filterText.transform((given, context) => {
    if (given === '') return undefined;
    const day = parseDay(given);
    const at = day ? edge(day) : parseParisMoment(given);
    if (!at) context.addIssue({ code: 'custom', message: messages.announcement.date });
    return at;
  });

/** The columns that the list can be sorted by. Unsorted: the newest first. */
export const auditSorts = ['at'] as const;

/** `action` is one action (`article.published`) or all of an area (`article`). */
const filterShape = {
  actor: actorFilter.optional(),
  object: filterText.optional(),
  object_id: filterText.optional(),
  objectId: filterText.optional(),
  action: filterText.optional(),
  start_date: moment(startOfDay).optional(),
  startDate: moment(startOfDay).optional(),
  end_date: moment(endOfDay).optional(),
  endDate: moment(endOfDay).optional(),
  ...sortShape(auditSorts),
};

const readFilter = (given: z.output<z.ZodObject<typeof filterShape>>) => ({
  actor: given.actor || undefined,
  object: given.object || undefined,
  objectId: firstGiven(given.object_id, given.objectId) || undefined,
  action: given.action || undefined,
  from: firstGiven(given.start_date, given.startDate),
  to: firstGiven(given.end_date, given.endDate),
  order: given.sortBy ? (given.sortOrder ?? 'asc') : ('desc' as const),
});
export type AuditFilter = ReturnType<typeof readFilter>;

export const auditQuery = z
  .object({
    page: pageNumber.default(1),
    limit: pageSize.optional(),
    page_size: pageSize.optional(),
    pageSize: pageSize.optional(),
    ...filterShape,
  })
  .transform(({ page, limit, page_size, pageSize: size, ...filter }) => ({
    page,
    limit: firstGiven(limit, page_size, size) ?? LIST_PAGE_SIZE,
    ...readFilter(filter),
  }));

export const auditExportBody = z
  .object(filterShape, { error: messages.request.invalid })
  .transform(readFilter);

export const auditEvent = z.object({
  id: z.string(),
  at: z.string(),
  actor: z.object({
    kind: z.enum(auditActorKinds),
    id: z.string().nullable(),
    name: z.string().nullable(),
  }),
  action: z.string(),
  object: z.object({
    kind: z.string(),
    id: z.string(),
    /** Its current title; null if it no longer exists. */
    name: z.string().nullable(),
    /** Its address in the back-office; null if it has none. */
    path: z.string().nullable(),
  }),
  /** The whole line as a French sentence (`auditSentence`). */
  sentence: z.string(),
  detail: z.record(z.string(), z.unknown()),
  request_id: z.string().nullable(),
});

export type AuditEventItem = z.infer<typeof auditEvent>;

/** `actors` are the administrators to choose from; actions and objects are in `audit-labels.fr.ts`. */
export const auditAnswer = z.object({
  events: z.array(auditEvent),
  pagination: listPagination,
  actors: z.array(z.object({ id: z.string(), name: z.string() })),
});
