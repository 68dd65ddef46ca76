-- A transmission is prepared first; a person says when it was handed over, and what the central database answered.
alter table transmissions
  add column transmitted_at date,
  add column transmitted_by uuid references users,
  add column receipt text;

-- Until now a prepared transmission counted as handed over.
update transmissions set transmitted_at = (created_at at time zone 'Europe/Paris')::date, transmitted_by = created_by;
