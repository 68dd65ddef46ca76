import '#web/features/beta/ok.ts';
