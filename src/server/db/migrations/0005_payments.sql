-- Money is integer cents, VAT included is the truth, and the three amounts always add up.

create table payments (
  id uuid primary key,
  announcement_id uuid not null references announcements,
  -- The n-th try to pay for this announcement: the idempotency key of the provider is made of it.
  attempt integer not null check (attempt >= 1),
  status text not null check (status in ('pending', 'processing', 'completed', 'failed', 'refunded')),
  -- A second payment of the same announcement: booked, invoiced and given back.
  duplicate boolean not null default false,
  offer text not null check (offer in ('standard', 'premium', 'entreprise')),
  amount_ttc integer not null check (amount_ttc >= 0),
  amount_ht integer not null check (amount_ht >= 0),
  amount_tva integer not null check (amount_tva >= 0),
  -- Hundredths of a percent, since 8.5 % exists overseas.
  vat_rate integer not null default 2000 check (vat_rate >= 0),
  currency text not null default 'eur' check (currency = 'eur'),
  amount_refunded integer not null default 0,
  provider text not null check (provider in ('stripe', 'sandbox')),
  stripe_session_id text unique,
  payment_intent text unique,
  checkout_url text,
  refund_id text unique,
  refund_status text check (refund_status in ('requested', 'succeeded', 'failed')),
  -- A card refused inside an open session is not the end of it: it is only counted.
  refused_count integer not null default 0 check (refused_count >= 0),
  -- What the provider said did not match what we asked: a person must look before it counts.
  held_reason text,
  disputed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  expires_at timestamptz,
  completed_at timestamptz,
  failed_at timestamptz,
  refunded_at timestamptz,
  unique (announcement_id, attempt),
  constraint payments_adds_up check (amount_ttc = amount_ht + amount_tva),
  constraint payments_refund_within_amount check (amount_refunded between 0 and amount_ttc),
  constraint payments_completed_is_dated
    check (status not in ('completed', 'refunded') or completed_at is not null),
  constraint payments_refunded_is_whole
    check (status <> 'refunded' or (refunded_at is not null and amount_refunded = amount_ttc))
);
-- The last line of defence against being paid twice.
create unique index payments_one_completed on payments (announcement_id)
  where status = 'completed' and not duplicate;
-- The reconciler looks for checkouts whose notification was lost.
create index payments_open on payments (created_at) where status in ('pending', 'processing');

-- Every notification of the provider, once: the key refuses the second delivery.
create table payment_events (
  id text primary key,
  type text not null,
  payment_id uuid references payments,
  payload jsonb not null,
  received_at timestamptz not null default now(),
  applied_at timestamptz,
  outcome text
);
create index payment_events_payment on payment_events (payment_id);

-- Counters without gaps. Never a sequence: a rolled-back transaction would burn its number, and the tax
-- code wants invoices numbered without a break (CGI, annexe II, art. 242 nonies A).
create table number_series (
  series text primary key check (series ~ '^[A-Z]+-[0-9]{4}$'),
  last_number integer not null default 0 check (last_number >= 0)
);

create table invoices (
  id uuid primary key,
  series text not null references number_series,
  sequence integer not null check (sequence >= 1),
  number text not null unique generated always as (
    series || '-' || lpad(sequence::text, greatest(5, length(sequence::text)), '0')
  ) stored,
  payment_id uuid not null unique references payments,
  announcement_id uuid not null references announcements,
  issued_at timestamptz not null,
  amount_ttc integer not null check (amount_ttc >= 0),
  amount_ht integer not null check (amount_ht >= 0),
  amount_tva integer not null check (amount_tva >= 0),
  vat_rate integer not null default 2000 check (vat_rate >= 0),
  -- Seller, customer and lines as they were that day: the document is made from this, never from live rows.
  data jsonb not null,
  unique (series, sequence),
  check (amount_ttc = amount_ht + amount_tva)
);
create index invoices_announcement on invoices (announcement_id);

create table credit_notes (
  id uuid primary key,
  series text not null references number_series,
  sequence integer not null check (sequence >= 1),
  number text not null unique generated always as (
    series || '-' || lpad(sequence::text, greatest(5, length(sequence::text)), '0')
  ) stored,
  payment_id uuid not null unique references payments,
  invoice_id uuid not null unique references invoices,
  announcement_id uuid not null references announcements,
  issued_at timestamptz not null,
  reason text not null,
  amount_ttc integer not null check (amount_ttc >= 0),
  amount_ht integer not null check (amount_ht >= 0),
  amount_tva integer not null check (amount_tva >= 0),
  vat_rate integer not null default 2000 check (vat_rate >= 0),
  data jsonb not null,
  unique (series, sequence),
  check (amount_ttc = amount_ht + amount_tva)
);
create index credit_notes_announcement on credit_notes (announcement_id);

-- One per publication of a notice; a corrected one replaces it, a withdrawal ends it.
create table attestations (
  id uuid primary key,
  announcement_id uuid not null references announcements,
  revision integer not null check (revision >= 1),
  -- Printed with a QR code; whoever has the paper can check it at /verification/{code}.
  code text not null unique,
  kind text not null default 'standard' check (kind in ('standard', 'premium')),
  publication_date timestamptz not null,
  text_sha256 text not null,
  data jsonb not null,
  issued_at timestamptz not null,
  replaced_at timestamptz,
  withdrawn_at timestamptz,
  withdrawn_reason text,
  unique (announcement_id, revision)
);
create unique index attestations_one_current on attestations (announcement_id)
  where replaced_at is null and withdrawn_at is null;

-- The files made from the rows above. In the database, so that a backup is whole and servers share them.
create table documents (
  id uuid primary key,
  kind text not null check (kind in ('receipt', 'invoice', 'credit_note', 'attestation')),
  announcement_id uuid not null references announcements,
  payment_id uuid references payments,
  invoice_id uuid unique references invoices,
  credit_note_id uuid unique references credit_notes,
  attestation_id uuid unique references attestations,
  file_name text not null,
  media_type text not null default 'application/pdf',
  sha256 text not null,
  content bytea not null,
  created_at timestamptz not null default now(),
  check ((kind = 'receipt') = (payment_id is not null)),
  check ((kind = 'invoice') = (invoice_id is not null)),
  check ((kind = 'credit_note') = (credit_note_id is not null)),
  check ((kind = 'attestation') = (attestation_id is not null))
);
create unique index documents_one_receipt on documents (payment_id) where kind = 'receipt';
create index documents_announcement on documents (announcement_id);

create function refuse_change() returns trigger
language plpgsql
as $$
begin
  raise exception 'La table % ne se modifie pas : on y ajoute seulement.', tg_table_name
    using errcode = 'restrict_violation';
end;
$$;

-- An invoice is never changed nor deleted: a credit note cancels it.
create trigger invoices_append_only before update or delete on invoices
  for each row execute function refuse_change();
create trigger invoices_no_truncate before truncate on invoices
  for each statement execute function refuse_change();
create trigger credit_notes_append_only before update or delete on credit_notes
  for each row execute function refuse_change();
create trigger credit_notes_no_truncate before truncate on credit_notes
  for each statement execute function refuse_change();
