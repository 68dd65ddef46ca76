-- Whether the login of this session passed the account's second factor. Once an account has one, its other sessions
-- are refused. Those opened since the factor is there have passed it.
alter table sessions add column second_factor_passed boolean not null default false;
update sessions set second_factor_passed = true
where created_at >= (
  select min(since) from (
    select confirmed_at as since from totp_factors where totp_factors.user_id = sessions.user_id
    union all
    select created_at from passkeys where passkeys.user_id = sessions.user_id
  ) factors
);

-- Wrong answers: a few end the step.
alter table second_factor_steps add column failures integer not null default 0;
