import '#domain/turn/ok.ts';
