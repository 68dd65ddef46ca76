-- What a member of the team may do. Their `role` stays `admin`, as the specification has it; what each role may do is in
-- the domain. The version before this one knows `role` alone: an administrator whom it makes has no role here.
alter table users add column team_role text
  check (team_role in ('administrator', 'chief-editor', 'writer', 'announcement-reviewer', 'accountant', 'observer'));
update users set team_role = 'administrator' where role = 'admin';
