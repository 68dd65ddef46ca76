import { z } from 'zod';
import { isId } from '#domain/id.ts';
import { endOfDay, parseDay, startOfDay } from '#domain/period/paris-day.ts';
import { parseParisMoment } from '#domain/period/paris-moment.ts';
import { articlePagination } from './articles.ts';
import { auditActorKinds } from './audit-labels.fr.ts';
import { filterText, firstGiven, pageNumber, pageSize } from './fields.ts';
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

/** `action` is one action (`article.published`) or all of an area (`article`). */
export const auditQuery = z
  .object({
    page: pageNumber.default(1),
    limit: pageSize.optional(),
    page_size: pageSize.optional(),
    pageSize: pageSize.optional(),
    actor: actorFilter.optional(),
    object: filterText.optional(),
    object_id: filterText.optional(),
    objectId: filterText.optional(),
    action: filterText.optional(),
    start_date: moment(startOfDay).optional(),
    startDate: moment(startOfDay).optional(),
    end_date: moment(endOfDay).optional(),
    endDate: moment(endOfDay).optional(),
  })
  .transform((query) => ({
    page: query.page,
    limit: firstGiven(query.limit, query.page_size, query.pageSize) ?? 20,
    actor: query.actor || undefined,
    object: query.object || undefined,
    objectId: firstGiven(query.object_id, query.objectId) || undefined,
    action: query.action || undefined,
    from: firstGiven(query.start_date, query.startDate),
    to: firstGiven(query.end_date, query.endDate),
  }));

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
  pagination: articlePagination,
  actors: z.array(z.object({ id: z.string(), name: z.string() })),
});
