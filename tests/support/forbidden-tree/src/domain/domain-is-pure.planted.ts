import type { ok } from '#contract/ok.ts';

export type Leak = typeof ok;
