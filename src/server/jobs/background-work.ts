import type { OpenDatabase } from '#server/db/client.ts';

export type JobLog = {
  info(line: object, message: string): void;
  warn(line: object, message: string): void;
  error(line: object, message: string): void;
};

/** Work that goes on until it is stopped. */
export type Worker = {
  /** As the log names it when its stop takes too long. */
  readonly name: string;
  stop(): Promise<void>;
};

/** What a worker needs of the database: its rows, pg-boss's statements, and the notifications of queued jobs. */
export type JobsDatabase = Pick<OpenDatabase, 'db' | 'executeSql' | 'listen'>;
