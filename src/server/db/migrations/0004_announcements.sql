-- The specification fixes these twenty-six and their numbers.
create table announcement_types (
  id integer primary key,
  name text not null unique,
  label text not null
);

insert into announcement_types (id, name, label) values
  (1, 'constitution', 'Constitution'),
  (2, 'modification', 'Modification'),
  (3, 'dissolution', 'Dissolution'),
  (4, 'liquidation', 'Clôture de liquidation'),
  (5, 'cession_fonds', 'Cession de fonds'),
  (6, 'location_gerance', 'Location-gérance'),
  (7, 'fin_location_gerance', 'Fin de location-gérance'),
  (8, 'changement_dirigeant', 'Changement de dirigeant'),
  (9, 'transfert_siege', 'Transfert de siège'),
  (10, 'augmentation_capital', 'Augmentation de capital'),
  (11, 'reduction_capital', 'Réduction de capital'),
  (12, 'transformation', 'Transformation'),
  (13, 'fusion', 'Fusion'),
  (14, 'scission', 'Scission'),
  (15, 'cessation_activite', 'Cessation d''activité'),
  (16, 'procedure_collective', 'Procédure collective'),
  (17, 'redressement_judiciaire', 'Redressement judiciaire'),
  (18, 'avis_depot_comptes', 'Avis de dépôt des comptes'),
  (19, 'nomination_commissaire', 'Nomination de commissaire aux comptes'),
  (20, 'convocation_assemblee', 'Convocation d''assemblée'),
  (21, 'vente_aux_encheres', 'Vente aux enchères'),
  (22, 'changement_denomination', 'Changement de dénomination'),
  (23, 'cession_droit_bail', 'Cession de droit au bail'),
  (24, 'rectificatif', 'Rectificatif'),
  (25, 'additif', 'Additif'),
  (26, 'autre', 'Autre');

create table announcements (
  id uuid primary key,
  reference text not null unique check (reference ~ '^AL-[0-9]{6}$'),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  status text not null check (
    status in (
      'draft', 'pending', 'pending_payment', 'payment_failed', 'paid', 'approved', 'published', 'rejected', 'refunded'
    )
  ),
  -- Derived, so that the boolean and the status cannot disagree.
  published boolean not null generated always as (status = 'published') stored,
  origin text not null check (origin in ('visitor', 'admin')),
  offer text check (offer in ('standard', 'premium', 'entreprise')),
  type_id integer not null references announcement_types,
  title text not null,
  content text not null,
  -- The answers to the questions that only this type asks: the old and new address of a transfer, for instance.
  details jsonb not null default '{}',
  company_name text not null,
  company_form text not null,
  -- Not checked here: the back-office accepts any SIRET, the public form checks its own.
  siret text,
  rcs text,
  capital text,
  address text not null,
  city text not null,
  department text not null check (department ~ '^([0-9]{2}|2[AB]|97[1-46])$'),
  contact_name text not null,
  contact_email text not null,
  contact_phone text,
  -- Contact details are private unless the announcer agreed to publish them.
  contact_public boolean not null default false,
  -- Unguessable: whoever holds it may follow, pay and modify this announcement.
  tracking_token text unique,
  -- One per draft of the form, so that a repeated submit is one announcement.
  idempotency_key text unique,
  submitted_at timestamptz,
  publication_date timestamptz,
  published_at timestamptz,
  -- The deadline of the paid offer: it orders the review queue.
  due_at timestamptz,
  approved_by uuid references users,
  approved_at timestamptz,
  rejected_by uuid references users,
  rejected_at timestamptz,
  reject_reason text,
  -- A rectificatif or an additif and the notice it corrects are shown linked both ways.
  corrects_id uuid references announcements,
  modification_count integer not null default 0 check (modification_count >= 0),
  cancellation_requested_at timestamptz,
  cancellation_reason text,
  rev integer not null default 1 check (rev >= 1),
  created_by uuid references users,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid references users,
  anonymised_at timestamptz,
  search tsvector not null generated always as (
    setweight(public.parution_tsvector(company_name), 'A')
    || setweight(public.parution_tsvector(title), 'B')
    || setweight(public.parution_tsvector(public.parution_html_text(content)), 'C')
  ) stored,
  constraint announcements_visitor_has_offer check (origin = 'admin' or offer is not null),
  constraint announcements_published_is_dated
    check (status <> 'published' or (publication_date is not null and published_at is not null)),
  -- Nobody's notice is public before a named person of the house let it be.
  constraint announcements_published_is_approved
    check (status <> 'published' or origin = 'admin' or approved_by is not null),
  check ((approved_by is null) = (approved_at is null)),
  check ((rejected_by is null) = (rejected_at is null)),
  check (corrects_id <> id)
);

-- The public list and each of its filters, in its order.
create index announcements_newest on announcements (publication_date desc, id desc)
  where status = 'published' and deleted_at is null;
create index announcements_newest_in_department on announcements (department, publication_date desc, id desc)
  where status = 'published' and deleted_at is null;
create index announcements_newest_of_type on announcements (type_id, publication_date desc, id desc)
  where status = 'published' and deleted_at is null;
-- text_pattern_ops: nine digits find every establishment of a company, whatever the collation.
create index announcements_siret on announcements (siret text_pattern_ops);
-- The back-office, the review queue and the job that publishes what is due.
create index announcements_admin on announcements (created_at desc, id desc) where deleted_at is null;
create index announcements_admin_by_status on announcements (status, created_at desc, id desc)
  where deleted_at is null;
create index announcements_review on announcements (due_at, submitted_at, id)
  where status in ('pending', 'paid') and deleted_at is null;
create index announcements_due on announcements (publication_date) where status = 'approved' and deleted_at is null;
create index announcements_corrects on announcements (corrects_id) where corrects_id is not null;
create index announcements_contact_email on announcements (lower(contact_email));
create index announcements_search on announcements using gin (search) with (fastupdate = off);
create index announcements_company_trigrams on announcements
  using gin (public.parution_unaccent(company_name) public.gin_trgm_ops) with (fastupdate = off);

-- The notice as it stood before each change, by the customer or by an editor.
create table announcement_versions (
  announcement_id uuid not null references announcements on delete cascade,
  rev integer not null,
  saved_by_kind text not null check (saved_by_kind in ('customer', 'admin', 'system')),
  saved_by uuid references users,
  saved_at timestamptz not null default now(),
  status text not null,
  snapshot jsonb not null,
  text_sha256 text not null,
  primary key (announcement_id, rev)
);
