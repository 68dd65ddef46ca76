import type { Database } from '#server/db/client.ts';
import { unhurried } from './without-indexes.ts';

const PAYMENTS = 100_000;
const MAILS_PER_PAYMENT = 5;
const MESSAGES = 50_000;

/**
 * What a team corresponds about: a hundred thousand payments with their invoices, five mails for each, and fifty
 * thousand messages. Of every hundred payments two were refunded, one is disputed, and ten attempts failed.
 */
export const fillCorrespondence = (db: Database): Promise<void> =>
  unhurried(db, [
    `insert into payments (id, announcement_id, attempt, status, offer, amount_ttc, amount_ht, amount_tva, provider,
       payment_intent, created_at, completed_at, disputed_at, refunded_at, amount_refunded)
     select gen_random_uuid(), id, 1000, case when n % 100 < 10 then 'failed' when n % 100 < 12 then 'refunded' else 'completed' end,
       'standard', 9900 + (n % 300) * 100, 8250 + (n % 300) * 100, 1650, 'stripe', 'pi_bench_' || n,
       now() - n * interval '4 minutes', now() - n * interval '4 minutes',
       case when n % 100 = 50 then now() - n * interval '4 minutes' end,
       case when n % 100 between 10 and 11 then now() end,
       case when n % 100 between 10 and 11 then 9900 + (n % 300) * 100 else 0 end
     from (
       select id, row_number() over (order by id) as n from announcements
       where not exists (select from payments where announcement_id = announcements.id)
       order by id limit ${PAYMENTS}
     ) as chosen`,
    `insert into number_series (series, last_number) values ('F-2020', ${PAYMENTS})`,
    `insert into invoices (id, series, sequence, payment_id, announcement_id, issued_at, amount_ttc, amount_ht, amount_tva, data)
     select gen_random_uuid(), 'F-2020', row_number() over (order by id), id, announcement_id, created_at, amount_ttc,
       amount_ht, amount_tva, jsonb_build_object('buyer', jsonb_build_object('email', payment_intent || '@exemple.fr'))
     from payments where attempt = 1000 and status <> 'failed'`,
    `insert into disputes (id, payment_id, state, reason, amount, opened_at)
     select 'dp_' || id, id, 'open', 'fraudulent', amount_ttc, created_at from payments where disputed_at is not null`,
    `insert into mails (id, template, address, customer, data, announcement_id, status, attempts, queued_at, sent_at)
     select gen_random_uuid(), (array['payment-confirmed', 'announcement-in-review', 'tracking-link', 'team-new-paid', 'refund-made'])[n],
       contact_email, contact_email, jsonb_build_object('reference', reference, 'typeLabel', 'Avis', 'link', 'https://x/…'),
       announcements.id, case when n = 5 and payments.amount_refunded > 0 then 'failed' else 'sent' end, 1,
       payments.created_at + n * interval '1 second', payments.created_at + n * interval '2 seconds'
     from payments join announcements on announcements.id = payments.announcement_id
     cross join generate_series(1, ${MAILS_PER_PAYMENT}) as n
     where payments.attempt = 1000`,
    `insert into contact_requests (id, reference, first_name, last_name, email, subject, message, status, created_at)
     select gen_random_uuid(), 'CT-' || lpad(n::text, 8, '0'), 'Élise', 'Marvaudon' || n, 'client' || n || '@exemple.fr',
       'press', 'Bonjour, une question assez longue pour être lue.', case when n % 20 = 0 then 'new' when n % 7 = 0 then 'spam' else 'handled' end,
       now() - n * interval '9 minutes'
     from generate_series(1, ${MESSAGES}) as n`,
    'vacuum analyze payments, invoices, disputes, mails, contact_requests',
  ]);
