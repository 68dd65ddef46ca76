import type { PendingAnnouncement } from '#contract/admin-announcement-review.ts';
import { doubtInWords } from '#contract/notice-doubts.fr.ts';
import { type Habilitations, uncoveredDepartment, withoutEffect } from '#contract/uncovered-department.fr.ts';
import { waitsForWithdrawal } from '#contract/withdrawal.ts';
import { doubtsAbout } from '#domain/announcement/consistency.ts';
import { offers } from '#domain/announcement/offers.ts';
import { isSiretFormat, isSiretValid, PENDING_SIRET } from '#domain/company/siret.ts';
import type { TariffTable } from '#domain/tariff/tariff-table.ts';
import { visibleLength } from '#domain/text/visible-text.ts';
import {
  type CorrectionRow,
  listCorrections,
  reasonsOf,
} from '#server/areas/announcement-lifecycle/public.ts';
import { listTables, priceDoubt } from '#server/areas/tariff/public.ts';
import type { Database } from '#server/db/client.ts';
import type { Clock } from '#server/ports/clock.ts';
import { readHabilitations } from '#server/publisher/read-habilitations.ts';
import { withoutSecrets } from '#server/redact.ts';
import { listPendingIds } from '../admin/admin-list.queries.ts';
import { type AdminRow, listRows } from '../admin/admin-rows.queries.ts';
import { countAnnouncements } from '../admin/count-announcements.ts';
import { noticeValuesOf } from '../admin/notice-values-of.ts';
import { presentItem, presentPages } from '../admin/present-item.ts';
import { presentAssignment } from './assignment.ts';
import { type AssignmentRow, listAssignments } from './assignments.queries.ts';
import { type Compared, compareNotices } from './compare-notices.ts';
import { listCardNotes } from './notes.queries.ts';
import { presentNote } from './notes.ts';
import { type NoticeRemarks, readNotices } from './read-notices.ts';
import { type DuplicateRow, listDuplicates, listLastModifications } from './review-queue.queries.ts';

type Deps = { db: Database; clock: Clock };
type Modification = Awaited<ReturnType<typeof listLastModifications>>[number];

/** The review queue: waiting announcements, the next deadline first, with everything a reviewer needs. */
export const listPending = async (
  { db, clock }: Deps,
  { viewerId, ...asked }: { page: number; limit: number; viewerId: string },
) => {
  const now = clock.now();
  const [ids, { pending }] = await Promise.all([listPendingIds(db, asked), countAnnouncements(db)]);
  const announcements = await readCards(db, ids, { now, viewerId });
  return {
    announcements,
    pagination: presentPages(pending, asked),
    clean: announcements.filter(({ clean }) => clean).length,
    now: now.toISOString(),
  };
};

/** Whether the checks have nothing to report about it now; undefined when it waits no more. */
export const isClean = async ({ db, clock }: Deps, id: string): Promise<boolean | undefined> =>
  (await readCards(db, [id], { now: clock.now(), viewerId: '' }))[0]?.clean;

const readCards = async (
  db: Database,
  ids: readonly string[],
  { now, viewerId }: { now: Date; viewerId: string },
): Promise<PendingAnnouncement[]> => {
  const [rows, modifications, duplicates, tables, habilitations] = await Promise.all([
    listRows(db, ids),
    listLastModifications(db, ids),
    listDuplicates(db, ids),
    listTables(db),
    readHabilitations(db, now),
  ]);
  const [corrections, assignments, notes] = await Promise.all([
    listCorrections(
      db,
      rows.flatMap(({ id, correction }) => (correction ? [id] : [])),
    ),
    listAssignments(db, now, ids),
    listCardNotes(db, ids),
  ]);
  const read = await readNotices(rows, now);
  return read.map(({ row, remarks }) => {
    const isOfRow = ({ announcement_id }: { announcement_id: string }) => announcement_id === row.id;
    return presentPending(row, {
      remarks,
      modification: modifications.find(isOfRow),
      duplicates: duplicates.filter(({ of }) => of === row.id),
      habilitations,
      tables,
      correction: corrections.find(isOfRow),
      assignment: assignments.find(isOfRow),
      notes: notes.filter(isOfRow),
      viewerId,
    });
  });
};

type Found = {
  remarks: NoticeRemarks;
  modification: Modification | undefined;
  duplicates: readonly DuplicateRow[];
  habilitations: Habilitations;
  tables: readonly TariffTable[];
  correction: CorrectionRow | undefined;
  assignment: AssignmentRow | undefined;
  notes: Awaited<ReturnType<typeof listCardNotes>>;
  viewerId: string;
};

const presentPending = (
  row: AdminRow,
  { remarks, modification, duplicates, habilitations, tables, viewerId, ...desk }: Found,
): PendingAnnouncement => {
  const paid = row.payment_status === 'completed';
  const siretValid = siretCheck(row.siret);
  const doubts = [...presentDoubts(row), ...presentUncovered(row, habilitations)];
  const found = [
    remarks.missing_mentions,
    remarks.unsure_mentions,
    remarks.blanks,
    remarks.contradictions,
    doubts,
    duplicates,
  ];
  return {
    ...presentItem(row),
    paid,
    offer_hours: paid && row.offer ? offers[row.offer].hours : null,
    ...remarks,
    clean:
      found.every((list) => list.length === 0) &&
      siretValid !== false &&
      row.cancellation_requested_at === null &&
      row.correction === null,
    siret_valid: siretValid,
    // The price and the wait are no matters of the text: the notice stays clean.
    doubts: [...doubts, ...presentPrice(row, tables), ...presentWait(row)],
    characters: visibleLength(row.content),
    duplicates: duplicates.map((found) => ({
      id: found.id,
      reference_number: found.reference,
      title: found.title,
      status: found.status,
      submission_date: found.submitted_at?.toISOString() ?? null,
      publication_date: found.publication_date?.toISOString() ?? null,
      created_at: found.created_at.toISOString(),
    })),
    modification: modification
      ? {
          count: row.modification_count,
          at: modification.saved_at.toISOString(),
          changes: compareNotices(modification.snapshot as Compared, row),
        }
      : null,
    cancellation: row.cancellation_requested_at
      ? {
          asked_at: row.cancellation_requested_at.toISOString(),
          reason: row.cancellation_reason && withoutSecrets(row.cancellation_reason),
        }
      : null,
    correction: presentCorrection(row, desk.correction),
    assignment: desk.assignment ? presentAssignment(desk.assignment, viewerId) : null,
    notes: desk.notes.map((note) => presentNote(note, viewerId)),
    notes_count: desk.notes[0]?.count ?? 0,
  };
};

const presentCorrection = (
  { correction: state }: AdminRow,
  asked: CorrectionRow | undefined,
): PendingAnnouncement['correction'] =>
  state && asked
    ? {
        state,
        asked_at: asked.asked_at.toISOString(),
        asked_by: asked.asked_name,
        reasons: reasonsOf(asked).map(({ label, text }) => ({ label, text })),
        answered_at: asked.ended_at?.toISOString() ?? null,
        answer: asked.answer && withoutSecrets(asked.answer),
      }
    : null;

const siretCheck = (siret: string | null): boolean | null =>
  siret === null || siret === PENDING_SIRET || !isSiretFormat(siret) ? null : isSiretValid(siret);

const presentDoubts = (row: AdminRow): PendingAnnouncement['doubts'] => {
  const values = { ...noticeValuesOf(row), typeId: row.type_id };
  return doubtsAbout(values).map((code) => ({ code, message: doubtInWords(code, values)[1] }));
};

const presentUncovered = (
  { department }: AdminRow,
  habilitations: Habilitations,
): PendingAnnouncement['doubts'] => {
  const uncovered = uncoveredDepartment(habilitations, department);
  return uncovered ? [{ code: 'habilitation', message: withoutEffect(uncovered) }] : [];
};

const presentPrice = (row: AdminRow, tables: readonly TariffTable[]): PendingAnnouncement['doubts'] => {
  const message = priceDoubt(tables, row);
  return message ? [{ code: 'tariff', message }] : [];
};

const presentWait = ({ publishable_from }: AdminRow): PendingAnnouncement['doubts'] =>
  publishable_from ? [{ code: 'withdrawal', message: waitsForWithdrawal(publishable_from) }] : [];
