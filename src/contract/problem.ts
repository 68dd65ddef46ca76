import { z } from 'zod';

/** The one shape of every refusal of the API. */
export const problemSchema = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  /** Of a save that came too late: who saved meanwhile, when, and what there is now. */
  conflict: z.unknown().optional(),
  /** The status of the announcement that forbids what was asked. */
  status: z.string().optional(),
  /** Where to go instead. */
  url: z.string().optional(),
  requestId: z.string(),
});

export type Problem = z.infer<typeof problemSchema>;
