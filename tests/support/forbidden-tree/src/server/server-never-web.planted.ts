import '#web/ok.ts';
