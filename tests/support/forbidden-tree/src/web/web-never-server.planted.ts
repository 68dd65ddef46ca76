import type { ok } from '#server/ok.ts';

export type Leak = typeof ok;
