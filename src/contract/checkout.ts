import { z } from 'zod';
import { basePriceField } from './submission.ts';

/** The browser names the announcement and one of our prices; the amount is the server's own. */
export const checkoutBody = z.object({
  announcementId: z.string(),
  email: z.string(),
  title: z.string(),
  basePrice: basePriceField,
});

/** Nothing is promised: the form says what is missing. */
export const checkoutAnswer = z.object({
  success: z.boolean(),
  url: z.string().optional(),
  referenceNumber: z.string().optional(),
  message: z.string().optional(),
});
