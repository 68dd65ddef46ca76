-- Ten years after the end of the year that issued it, an invoice or a credit note keeps its number and its amounts,
-- for the accounts, and loses the data of its parties. Nothing else about it may ever change.
create function refuse_change_but_erasure() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'UPDATE'
    and old.issued_at < date_trunc('year', now()) - interval '10 years'
    and new.data = '{}'::jsonb
    -- `number` is generated after this trigger, from the series and the sequence.
    and (to_jsonb(new) - 'data' - 'number') = (to_jsonb(old) - 'data' - 'number')
  then
    return new;
  end if;
  raise exception 'La table % ne se modifie pas : on y ajoute seulement.', tg_table_name
    using errcode = 'restrict_violation';
end;
$$;

drop trigger invoices_append_only on invoices;
create trigger invoices_append_only before update or delete on invoices
  for each row execute function refuse_change_but_erasure();
drop trigger credit_notes_append_only on credit_notes;
create trigger credit_notes_append_only before update or delete on credit_notes
  for each row execute function refuse_change_but_erasure();

-- The last visit, taken each night from the sessions, which do not outlive it for long.
alter table users add column last_seen_at timestamptz;
