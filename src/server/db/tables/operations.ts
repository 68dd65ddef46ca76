import type { Generated } from 'kysely';

export type ContactRequestTable = {
  id: string;
  reference: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  subject: Generated<'general' | 'subscription' | 'technical' | 'partnership' | 'press' | 'other'>;
  message: string;
  status: Generated<'new' | 'handled' | 'spam'>;
  created_at: Generated<Date>;
  handled_at: Date | null;
  handled_by: string | null;
  anonymised_at: Date | null;
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
