import '#tests/support/ok.ts';
