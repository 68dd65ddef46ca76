import type { OpenDatabase } from '#server/db/client.ts';
import { insertArticles, knownTexts } from './insert-articles.ts';
import { fillVocabulary, unhurried, withoutIndexes } from './without-indexes.ts';

const ARTICLES = 10_000;
const MEMBERS = 100;
const TRANSMISSIONS = 2_000;
const NOTES = 100;

/**
 * The rest of what a team has lists of: two lines of the journal for each announcement and each mail, the decisions of
 * the review, one announcement in a hundred in the trash, as many articles as years of a newspaper hold (a fifth of
 * them sources, a twentieth in the trash), the transmissions of years, a large team, an announcement with many notes.
 */
export const fillDesk = async ({ db }: OpenDatabase): Promise<void> => {
  await withoutIndexes(db, () =>
    insertArticles(db, { count: ARTICLES, today: new Date(), concurrency: 2, onProgress: () => undefined }),
  );
  await fillVocabulary(db, knownTexts());
  await unhurried(db, [
    `insert into users (id, email, first_name, last_name, role, team_role, password_hash, created_at, last_login_at)
     select gen_random_uuid(), 'membre' || n || '@exemple.fr', 'Zoé', 'Membre' || n, 'admin', 'writer', 'nobody logs in with it',
       now(), now() - n * interval '1 hour'
     from generate_series(1, ${MEMBERS}) as n`,
    `insert into audit_events (id, at, actor_kind, actor_id, action, object_kind, object_id, detail)
     select gen_random_uuid(), created_at + n * interval '1 hour', (array['visitor', 'admin'])[n],
       case when n = 2 then (select min(id::text)::uuid from users where email like 'membre%') end,
       (array['announcement.submitted', 'announcement.published'])[n], 'announcement', id::text, '{"rev": 2}'
     from announcements cross join generate_series(1, 2) as n`,
    `insert into audit_events (id, at, actor_kind, action, object_kind, object_id)
     select gen_random_uuid(), queued_at, 'system', 'mail.resent', 'mail', id::text from mails where template = 'tracking-link'`,
    `insert into audit_events (id, at, actor_kind, action, object_kind, object_id)
     select gen_random_uuid(), now() - n * interval '1 day', 'operator', 'backup.made', 'backup', n::text
     from generate_series(1, 500) as n`,
    `insert into review_decisions (announcement_id, outcome, decided_at, offer, paid_at, due_at, seconds, clean, reason)
     select announcement_id, case when row_number() over () % 20 = 0 then 'rejected' else 'accepted' end, created_at + interval '3 hours',
       offer, created_at, created_at + interval '2 days', 10800, true,
       case when row_number() over () % 20 = 0 then 'mentions' end
     from payments where attempt = 1000`,
    `update announcements set deleted_at = now() - right(reference, 5)::int * interval '1 minute'
     where right(reference, 2) = '77'`,
    `update articles set deleted_at = now() - interval '1 day' where right(id::text, 1) = '7'`,
    `update articles set is_source = true, status = 'draft', origin_name = 'La revue',
       origin_published_at = created_at - interval '1 day', is_used_for_generation = right(id::text, 1) = '3'
     where right(id::text, 1) in ('1', '2', '3')`,
    `insert into transmissions (id, sequence, created_at, period_from, period_to, again, notice_count, transmitted_at, receipt, xml, xml_sha256, json, json_sha256)
     select gen_random_uuid(), n, now() - n * interval '1 day', current_date - n, current_date - n, false, 20 + n % 30,
       case when n > 10 then current_date - n end, case when n > 10 then 'DILA-' || n end,
       convert_to(repeat('<annonce/>', 5000), 'UTF8'), repeat('0', 64), convert_to(repeat('{}', 5000), 'UTF8'), repeat('0', 64)
     from generate_series(1, ${TRANSMISSIONS}) as n`,
    `insert into announcement_notes (id, announcement_id, author_id, text, created_at)
     select gen_random_uuid(), (select id from announcements where reference = 'AL-000123'),
       (select min(id::text)::uuid from users where email like 'membre%'), 'Rappeler le notaire.', now() - n * interval '1 minute'
     from generate_series(1, ${NOTES}) as n`,
    'vacuum analyze users, audit_events, review_decisions, announcements, articles, article_index, transmissions, announcement_notes',
  ]);
};
