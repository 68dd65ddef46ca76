-- Whether a secret was masked in a text of the mail, other than in the links that are made anew: it is not sent again.
alter table mails add column masked boolean not null default false;
-- Nothing else tells it of the earlier mails.
update mails set masked = true where (data - 'link' - 'quoteLink')::text like '%…%';
-- A mail to a reviewer about a customer is the customer's.
update mails set customer = data->>'contactEmail'
where template = 'team-correction-answered' and data->>'contactEmail' is not null;
