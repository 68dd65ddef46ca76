import '#domain/ok.ts';
