-- A price given for an announcement that is not paid yet, kept until the end of its validity.
create table quotes (
  id uuid primary key,
  series text not null references number_series,
  sequence integer not null check (sequence >= 1),
  number text not null unique generated always as (
    series || '-' || lpad(sequence::text, greatest(5, length(sequence::text)), '0')
  ) stored,
  -- Gives access to the quote and to its payment.
  token text not null unique,
  announcement_id uuid not null references announcements,
  -- The text that was priced: another one has another price.
  announcement_rev integer not null,
  offer text not null,
  amount_ttc integer not null check (amount_ttc >= 0),
  amount_ht integer not null check (amount_ht >= 0),
  amount_tva integer not null check (amount_tva >= 0),
  vat_rate integer not null check (vat_rate >= 0),
  -- The lines of a regulated price; null for the price of an offer.
  price jsonb,
  -- Who is to pay; null for the company of the notice.
  buyer jsonb,
  -- Seller, customer and price lines as they were that day: the document is made from this, never from live rows.
  data jsonb not null,
  issued_at timestamptz not null,
  valid_until timestamptz not null,
  unique (series, sequence),
  check (amount_ttc = amount_ht + amount_tva)
);
create index quotes_announcement on quotes (announcement_id);
