import type { Generated, GeneratedAlways } from 'kysely';
import type { MessageStatus } from '#domain/contact/inbox.ts';
import type { MailStatus } from '#domain/mail/mail-status.ts';
import type { Json } from './column-types.ts';

export type ContactRequestTable = {
  id: string;
  reference: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  subject: Generated<'general' | 'subscription' | 'technical' | 'partnership' | 'press' | 'other'>;
  message: string;
  status: Generated<MessageStatus>;
  created_at: Generated<Date>;
  handled_at: Date | null;
  handled_by: string | null;
  anonymised_at: Date | null;
  read_at: Date | null;
  assigned_to: string | null;
  assigned_at: Date | null;
  received_mail_id: string | null;
  sender_fold: GeneratedAlways<string>;
};

export type ContactAnswerTable = {
  id: string;
  request_id: string;
  author_id: string;
  text: string;
  answered_at: Date;
};

export type MailTable = {
  id: string;
  template: string;
  address: string | null;
  recipient_name: string | null;
  customer: string | null;
  data: Json;
  /** A secret was masked in it, other than in the links that are made anew. */
  masked: Generated<boolean>;
  attachments: Generated<unknown>;
  announcement_id: string | null;
  contact_request_id: string | null;
  resent_from: string | null;
  sent_by: string | null;
  status: Generated<MailStatus>;
  attempts: Generated<number>;
  reason: string | null;
  queued_at: Generated<Date>;
  sent_at: Date | null;
  failed_at: Date | null;
};

export type AuditEventTable = {
  id: string;
  at: Generated<Date>;
  actor_kind: 'admin' | 'visitor' | 'provider' | 'operator' | 'system';
  actor_id: string | null;
  action: string;
  object_kind: string;
  object_id: string;
  detail: Generated<unknown>;
  request_id: string | null;
};

export type SchemaMigrationTable = {
  name: string;
  sha256: string;
  applied_at: Generated<Date>;
};

export type SecretTable = {
  name: string;
  value: string;
  created_at: Generated<Date>;
};

export type RateLimitTable = {
  bucket: string;
  count: number;
  resets_at: Date;
};
