-- What was attested is not changed afterwards: an attestation can only end, once.
create function keep_attestation() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'UPDATE'
    and (to_jsonb(new) - '{replaced_at,withdrawn_at,withdrawn_reason}'::text[])
      = (to_jsonb(old) - '{replaced_at,withdrawn_at,withdrawn_reason}'::text[])
    and old.replaced_at is null and old.withdrawn_at is null
  then
    return new;
  end if;
  raise exception 'Une attestation délivrée ne se modifie pas : elle est remplacée ou retirée.'
    using errcode = 'restrict_violation';
end;
$$;

create trigger attestations_frozen before update or delete on attestations
  for each row execute function keep_attestation();
create trigger attestations_no_truncate before truncate on attestations
  for each statement execute function refuse_change();

-- A file may be lost and made again from its frozen data; it is never another one.
create trigger documents_frozen before update on documents
  for each row execute function refuse_change();

-- The counters go up by one, or a number would be given twice or never.
create function keep_counting() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'UPDATE' and new.series = old.series and new.last_number = old.last_number + 1 then
    return new;
  end if;
  raise exception 'La série % avance d''un numéro à la fois.', old.series
    using errcode = 'restrict_violation';
end;
$$;

create trigger number_series_by_one before update or delete on number_series
  for each row execute function keep_counting();
