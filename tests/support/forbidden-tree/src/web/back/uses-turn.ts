import '#web/turn/ok.ts';
