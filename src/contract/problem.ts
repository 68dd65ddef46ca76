import { z } from 'zod';

/** The shape of every refusal of the API. */
export const problemSchema = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  /** For a stale save: who saved meanwhile, when, and the current state. */
  conflict: z.unknown().optional(),
  /** The announcement's status that forbids the action. */
  status: z.string().optional(),
  /** Where to go instead. */
  url: z.string().optional(),
  requestId: z.string(),
});

export type Problem = z.infer<typeof problemSchema>;
