-- A million references have six digits; those that follow have seven or eight, the first of which is no zero.
alter table announcements drop constraint announcements_reference_check;
alter table announcements add constraint announcements_reference_check
  check (reference ~ '^AL-([0-9]{6}|[1-9][0-9]{6,7})$');
