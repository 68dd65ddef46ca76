-- A consumer's express request that the publication begins within the withdrawal period, and the acknowledgement that
-- the right ends with it: the exact words of each, and when the payment page was asked for.
alter table payments add column early_start jsonb;
-- A consumer's statement of withdrawal: the name given, the exact words and the time.
alter table payments add column withdrawal jsonb;
-- The first day on which a consumer's notice may be published; null when nothing delays it.
alter table announcements add column publishable_from timestamptz;
