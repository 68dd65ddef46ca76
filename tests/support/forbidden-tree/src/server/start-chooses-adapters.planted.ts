import '#server/adapters/clock/ok.ts';
