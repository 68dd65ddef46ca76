import type { Permission } from '#domain/account/team-roles.ts';
import type { Database } from '#server/db/client.ts';
import type { JobLog } from '#server/jobs/background-work.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { WritingEngine } from '#server/ports/writing-engine.ts';
import type { RunSignal } from './run-signal.ts';

export type WritingDeps = {
  db: Database;
  clock: Clock;
  engine: WritingEngine;
  /** Tokens that a language model may use in a day. */
  dailyTokens: () => number;
};

/** The editor, and the request. */
export type Requester = {
  readonly id: string;
  readonly requestId: string;
  readonly permissions: readonly Permission[];
};

/** For the worker: `stopping` aborts when the server stops. */
export type ItemDeps = WritingDeps & { wakeSignal: RunSignal; log: JobLog; stopping: AbortSignal };
