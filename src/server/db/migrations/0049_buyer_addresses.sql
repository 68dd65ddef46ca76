-- What is kept about a person is looked for by their e-mail address.
create index invoices_buyer_email on invoices (lower(data->'buyer'->>'email'));
create index credit_notes_buyer_email on credit_notes (lower(data->'buyer'->>'email'));
create index contact_requests_email on contact_requests (lower(email));
