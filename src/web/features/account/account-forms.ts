import { z } from 'zod';
import { passwordField, registerBody } from '#contract/auth.ts';
import { messages } from '#contract/messages.fr.ts';

const { confirmPasswordRequired, passwordsDiffer } = messages.account;

const confirmPassword = z.string().min(1, confirmPasswordRequired);

const agree = (values: { password: string; confirmPassword: string }) =>
  values.password === values.confirmPassword;

/** Told as soon as both are typed, whatever the other fields lack. An empty confirmation has its own message. */
const differ = {
  error: passwordsDiffer,
  path: ['confirmPassword'],
  when: ({ value }: { value: unknown }) =>
    z.object({ password: z.string(), confirmPassword: z.string().min(1) }).safeParse(value).success,
};

/** The confirmation is the form's alone: it is never sent. */
export const registerForm = registerBody.extend({ confirmPassword }).refine(agree, differ);

export const newPasswordForm = z.object({ password: passwordField, confirmPassword }).refine(agree, differ);
