import { z } from 'zod';
import { changePasswordBody, passwordField, registerBody } from '#contract/auth.ts';
import { messages } from '#contract/messages.fr.ts';

const { confirmPasswordRequired, passwordsDiffer } = messages.account;

/** A field of the forms only: it is never sent. */
const confirmation = z
  .object({ password: z.string(), confirmPassword: z.string().min(1, confirmPasswordRequired) })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    error: passwordsDiffer,
    path: ['confirmPassword'],
  });

// Checked side by side: zod does not run a refinement while another field is invalid.
export const registerForm = registerBody.and(confirmation);

export const changePasswordForm = changePasswordBody.and(confirmation);

export const newPasswordForm = z.object({ password: passwordField }).and(confirmation);
