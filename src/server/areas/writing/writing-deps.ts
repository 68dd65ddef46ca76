import type { Database } from '#server/db/client.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { WritingEngine } from '#server/ports/writing-engine.ts';

export type WritingDeps = {
  db: Database;
  clock: Clock;
  engine: WritingEngine;
  /** What a language model may be asked for in a day. */
  dailyTokens: number;
};

/** Who asks, by which request. */
export type Asker = { readonly id: string; readonly requestId: string };
