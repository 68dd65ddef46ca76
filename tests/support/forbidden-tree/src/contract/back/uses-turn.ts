import '#contract/turn/ok.ts';
