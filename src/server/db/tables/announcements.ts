import type { ColumnType, Generated, GeneratedAlways, Selectable, Updateable } from 'kysely';
import type { CorrectionState } from '#domain/announcement/correction.ts';
import type { OfferName } from '#domain/announcement/offers.ts';
import type { AnnouncementStatus } from '#domain/announcement/status.ts';
import type { Json } from './column-types.ts';

export type AnnouncementTypeTable = {
  id: number;
  name: string;
  label: string;
};

export type AnnouncementTable = {
  id: string;
  reference: string;
  slug: string;
  status: AnnouncementStatus;
  published: GeneratedAlways<boolean>;
  origin: 'visitor' | 'admin';
  offer: OfferName | null;
  type_id: number;
  /** The other modifications that the notice announces. */
  other_type_ids: Generated<number[]>;
  title: string;
  content: string;
  /** Written as JSON text. */
  details: Generated<unknown>;
  company_name: string;
  company_form: string;
  siret: string | null;
  rcs: string | null;
  capital: string | null;
  address: string;
  city: string;
  department: string;
  contact_name: string;
  contact_email: string;
  contact_phone: string | null;
  contact_public: Generated<boolean>;
  tracking_token: string | null;
  idempotency_key: string | null;
  submitted_at: Date | null;
  publication_date: Date | null;
  published_at: Date | null;
  due_at: Date | null;
  publishable_from: Date | null;
  approved_by: string | null;
  approved_at: Date | null;
  rejected_by: string | null;
  rejected_at: Date | null;
  reject_reason: string | null;
  corrects_id: string | null;
  modification_count: Generated<number>;
  cancellation_requested_at: Date | null;
  cancellation_reason: string | null;
  /** Whether the newsroom waits for a correction of its customer, or has its answer to review. */
  correction: CorrectionState | null;
  /** The reviewer who takes care of it, and when they last worked on it. */
  assigned_to: string | null;
  assigned_at: Date | null;
  rev: Generated<number>;
  /** The last text that was prepared for the central database, and the last that was handed over; as the log of transmissions says. */
  prepared_rev: number | null;
  transmitted_rev: number | null;
  created_by: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
  deleted_by: string | null;
  anonymised_at: Date | null;
  /** The regulated price that the announcer was given; null at the price of an offer. */
  quote: ColumnType<unknown, string | null | undefined, string | null>;
  search: GeneratedAlways<string>;
  company_fold: GeneratedAlways<string>;
  title_fold: GeneratedAlways<string>;
  contact_fold: GeneratedAlways<string>;
  type_rank: GeneratedAlways<number>;
  status_rank: GeneratedAlways<number>;
  abandoned: GeneratedAlways<boolean>;
};

export type StoredAnnouncement = Selectable<AnnouncementTable>;
export type AnnouncementChanges = Updateable<AnnouncementTable>;

export type AnnouncementDraftTable = {
  editor_id: string;
  tab_id: string;
  announcement_id: string | null;
  rev: number | null;
  fields: Json;
  saved_at: Date;
};

export type AnnouncementVersionTable = {
  announcement_id: string;
  rev: number;
  saved_by_kind: 'customer' | 'admin' | 'system';
  saved_by: string | null;
  saved_at: Generated<Date>;
  /** Why it was replaced, if a reason was given. */
  reason: string | null;
  status: AnnouncementStatus;
  snapshot: Json;
  text_sha256: string;
};

export type AnnouncementCorrectionTable = {
  id: string;
  announcement_id: string;
  asked_at: Date;
  asked_by: string;
  reasons: Json;
  due_before: Date;
  due_after: Date | null;
  ended_at: Date | null;
  outcome: 'answered' | 'decided' | null;
  answer: string | null;
};

export type AnnouncementNoteTable = {
  id: string;
  announcement_id: string;
  author_id: string;
  text: string;
  created_at: Date;
};

export type ReviewDecisionTable = {
  announcement_id: string;
  outcome: 'accepted' | 'rejected';
  decided_at: Date;
  decided_by: string | null;
  offer: OfferName | null;
  paid_at: Date | null;
  due_at: Date | null;
  seconds: number | null;
  clean: boolean | null;
  reason: string | null;
};

export type AnnouncementWordTable = {
  word: string;
  publication_date: Date;
  announcement_id: string;
  type_id: number;
  department: string;
  words: string[];
};

export type AnnouncementVocabularyTable = {
  word: string;
};

/** Rows are added, never changed: the number of a status is the sum of its deltas. */
export type AnnouncementTallyTable = {
  id: GeneratedAlways<number>;
  status: AnnouncementStatus;
  delta: number;
};

export type TransmissionTable = {
  id: string;
  sequence: number;
  created_at: Date;
  created_by: string | null;
  /** Days, as '2026-11-15'. */
  period_from: string;
  period_to: string;
  again: boolean;
  notice_count: number;
  xml: Buffer;
  xml_sha256: string;
  json: Buffer;
  json_sha256: string;
  /** A day, as '2026-11-15'; null until the transmission is marked as sent. */
  transmitted_at: string | null;
  transmitted_by: string | null;
  /** What the central database answered. */
  receipt: string | null;
};

export type TransmissionNoticeTable = {
  transmission_id: string;
  announcement_id: string;
  rev: number;
};
