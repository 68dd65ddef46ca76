-- The regulated prices of a period, as the publisher loaded them: one table for each first day.
create table tariff_tables (
  first_day date primary key,
  last_day date not null,
  data jsonb not null,
  saved_at timestamptz not null,
  saved_by uuid references users (id) on delete set null,
  constraint tariff_tables_in_order check (first_day <= last_day)
);

-- The regulated price that the announcer was given, which holds for some days; null at the price of an offer.
alter table announcements add column quote jsonb;

-- The lines of a regulated price, frozen with the order; null for the price of an offer.
alter table payments add column price jsonb;
