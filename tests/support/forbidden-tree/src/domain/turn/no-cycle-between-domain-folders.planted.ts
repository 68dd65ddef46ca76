import '#domain/back/ok.ts';
