import '#contract/back/ok.ts';
