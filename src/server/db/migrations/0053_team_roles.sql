-- What a member of the team may do. Their `role` stays `admin`, as the specification has it; what each role may do is in
-- the domain.
alter table users add column team_role text
  check (team_role in ('administrator', 'chief-editor', 'writer', 'announcement-reviewer', 'accountant', 'observer'));
update users set team_role = 'administrator' where role = 'admin';
alter table users add constraint users_team_has_a_role check ((role = 'admin') = (team_role is not null));
