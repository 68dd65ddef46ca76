import type { ColumnType } from 'kysely';

/** Written as JSON text; what comes back is parsed where it is used. */
export type Json = ColumnType<unknown, string, string>;
