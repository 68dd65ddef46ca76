import '#server/back/ok.ts';
