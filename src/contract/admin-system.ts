import { z } from 'zod';

const queue = z.object({
  name: z.string(),
  label: z.string(),
  waiting: z.number(),
  /** Given up after all retries. */
  failed: z.number(),
  /** When the oldest waiting job was queued. */
  oldest: z.string().nullable(),
});

/** What a person should look at, the most urgent first. */
const need = z.object({
  urgent: z.boolean(),
  text: z.string(),
  /** Where it is dealt with in the back-office, if it is. */
  href: z.string().nullable(),
});
export type SystemNeed = z.infer<typeof need>;

export const systemAnswer = z.object({
  success: z.literal(true),
  at: z.string(),
  version: z.string(),
  node: z.string(),
  startedAt: z.string(),
  database: z.object({
    engine: z.enum(['embedded', 'server']),
    version: z.string(),
    bytes: z.number(),
    migration: z.string(),
  }),
  queues: z.array(queue),
  oldestMail: z.string().nullable(),
  /** What the cache in front has not forgotten yet; null where there is none. */
  purges: z.object({ waiting: z.number(), oldest: z.string().nullable() }).nullable(),
  lastBackup: z
    .object({ at: z.string(), file: z.string(), rows: z.number(), files: z.number(), bytes: z.number() })
    .nullable(),
  /** A day, « 2026-11-15 ». */
  lastTransmission: z.string().nullable(),
  lateTransmissions: z.number(),
  payments: z.object({
    /** Held for a person: an amount that is not the price. */
    held: z.number(),
    /** Open for more than a day without any word of the provider. */
    unsettled: z.number(),
    stuckRefunds: z.number(),
    /** Disputes that the bank has not decided yet. */
    disputes: z.number(),
  }),
  /** Of the machine that answers; null where it cannot be read. */
  disk: z.object({ free: z.number(), total: z.number() }).nullable(),
  references: z.object({ used: z.number(), total: z.number() }),
  needs: z.array(need),
});
export type SystemState = z.infer<typeof systemAnswer>;
