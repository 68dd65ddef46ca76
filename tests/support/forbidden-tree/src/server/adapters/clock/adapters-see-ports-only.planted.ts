import '#server/db/ok.ts';
