import type { AnnouncementConflict } from '#contract/admin-announcements.ts';
import { messages } from '#contract/messages.fr.ts';
import type { AnnouncementStatus } from '#domain/announcement/status.ts';
import type { Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import type { Clock } from '#server/ports/clock.ts';
import {
  deleteAnnouncement,
  publishAmongMany,
  rejectAnnouncement,
  unpublishAnnouncement,
} from '../review/review-announcement.ts';
import { listReferences } from './admin-rows.queries.ts';

const text = messages.adminAnnouncement;

export type BulkDeps = { db: Database; clock: Clock; onError: (error: unknown, id: string) => void };
type Order = { ids: readonly string[]; adminId: string; requestId: string };

type Failure = { id: string; message: string; code: string; conflict: AnnouncementConflict | undefined };
type Outcome<Done> = { done: (Done & { id: string })[]; failures: Failure[] };

/** One after the other, each in its own transaction: a failure does not prevent the others. */
const each = async <Done extends object>(
  { onError }: BulkDeps,
  { ids, ...who }: Order,
  act: (order: { id: string; adminId: string; requestId: string }) => Promise<Done>,
): Promise<Outcome<Done>> => {
  const outcome: Outcome<Done> = { done: [], failures: [] };
  for (const id of ids)
    try {
      outcome.done.push({ ...(await act({ id, ...who })), id });
    } catch (error) {
      outcome.failures.push(failureOf(error, id));
      if (!(error instanceof AppError)) onError(error, id);
    }
  return outcome;
};

const failureOf = (error: unknown, id: string): Failure =>
  error instanceof AppError
    ? { id, message: error.message, code: error.code, conflict: error.conflict as AnnouncementConflict }
    : { id, message: text.unexpected, code: 'unexpected', conflict: undefined };

type BulkReport = { done: number; failures: readonly Failure[]; success: string; failure: string };

const report = async ({ db }: BulkDeps, { done, failures, success, failure }: BulkReport) => {
  const references = await listReferences(
    db,
    failures.map(({ id }) => id),
  );
  const isSuccess = done > 0 || failures.length === 0;
  return {
    success: isSuccess,
    message: isSuccess ? success : failure,
    failedIds: failures.map(({ id }) => id),
    failures: failures.map(({ id, message, conflict }) => ({
      id,
      message,
      reference_number: references.get(id) ?? null,
      status: (conflict?.status ?? null) as AnnouncementStatus | null,
      by: conflict?.by ?? null,
    })),
  };
};

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

export const deleteAnnouncements = async (
  deps: BulkDeps,
  { reason, ...order }: Order & { reason?: string | undefined },
) => {
  const { done, failures } = await each(deps, order, (one) => deleteAnnouncement(deps, { ...one, reason }));
  const texts = { success: text.deletedMany, failure: text.deleteManyFailed };
  return { ...(await report(deps, { done: done.length, failures, ...texts })), deletedIds: idsOf(done) };
};

/** Those already published are listed apart from the failures. */
export const publishAnnouncements = async (deps: BulkDeps, order: Order) => {
  const { done, failures } = await each(deps, order, (one) => publishAmongMany(deps, one));
  const isAlready = ({ code }: Failure) => code === 'announcement.already-published';
  const failed = failures.filter((failure) => !isAlready(failure));
  const texts = { success: text.publishedMany, failure: text.publishManyFailed };
  return {
    ...(await report(deps, { done: done.length, failures: failed, ...texts })),
    publishedIds: idsOf(done.filter(({ to }) => to === 'published')),
    scheduledIds: idsOf(done.filter(({ to }) => to !== 'published')),
    alreadyPublishedIds: idsOf(failures.filter(isAlready)),
  };
};

/** Each of them becomes a draft, its attestation is withdrawn, and its announcer reads the reason. */
export const unpublishAnnouncements = async (
  deps: BulkDeps,
  { reason, ...order }: Order & { reason?: string | undefined },
) => {
  const { done, failures } = await each(deps, order, (one) =>
    unpublishAnnouncement(deps, { ...one, reason }),
  );
  const texts = { success: text.unpublishedMany, failure: text.unpublishManyFailed };
  return { ...(await report(deps, { done: done.length, failures, ...texts })), unpublishedIds: idsOf(done) };
};

export const rejectAnnouncements = async (
  deps: BulkDeps,
  { reason, ...order }: Order & { reason?: string | undefined },
) => {
  const { done, failures } = await each(deps, order, (one) => rejectAnnouncement(deps, { ...one, reason }));
  const texts = { success: text.rejectedMany, failure: text.rejectManyFailed };
  return {
    ...(await report(deps, { done: done.length, failures, ...texts })),
    rejectedIds: idsOf(done),
    refundedIds: idsOf(done.filter(({ refund }) => refund)),
  };
};
