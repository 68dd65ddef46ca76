import '#server/ok.ts';
