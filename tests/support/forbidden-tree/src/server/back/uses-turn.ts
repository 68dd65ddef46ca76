import '#server/turn/ok.ts';
