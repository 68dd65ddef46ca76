import '#web/back/ok.ts';
