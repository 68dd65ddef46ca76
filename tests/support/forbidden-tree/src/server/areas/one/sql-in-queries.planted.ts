import type { Kysely } from 'kysely';

export type Leak = Kysely<unknown>;
