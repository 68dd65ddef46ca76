import { z } from 'zod';
import { changePasswordBody, passwordField, registerBody } from '#contract/auth.ts';
import { messages } from '#contract/messages.fr.ts';

const { confirmPasswordRequired, passwordsDiffer } = messages.account;

/** Of the forms alone: it is never sent. */
const confirmation = z
  .object({ password: z.string(), confirmPassword: z.string().min(1, confirmPasswordRequired) })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    error: passwordsDiffer,
    path: ['confirmPassword'],
  });

// Side by side, and not one after the other: a refinement is not looked at while another field is in fault.
export const registerForm = registerBody.and(confirmation);

export const changePasswordForm = changePasswordBody.and(confirmation);

export const newPasswordForm = z.object({ password: passwordField }).and(confirmation);
