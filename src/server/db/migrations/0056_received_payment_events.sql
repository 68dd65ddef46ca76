-- The notifications of the last day are looked at by every scrape of the metrics.
create index payment_events_received_at on payment_events (received_at);
