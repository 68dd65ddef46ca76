import { z } from 'zod';
import { roles } from '#domain/account/roles.ts';
import { permissions, teamRoles } from '#domain/account/team-roles.ts';
import { emailText, ONE_LINE, requiredText } from './fields.ts';
import { messages } from './messages.fr.ts';
import { secondFactorAsked } from './second-factor.ts';

const text = messages.account;

/** The specification's minimum. */
const PASSWORD_MIN = 6;
/** For administrators. */
export const ADMIN_PASSWORD_MIN = 12;
/** Long enough for any sentence or password manager, short enough that hashing stays cheap. */
const PASSWORD_MAX = 256;
const NAME_MAX = 100;
const name = (missing: string, refused: string) =>
  requiredText(missing).max(NAME_MAX, refused).regex(ONE_LINE, refused);

export const emailField = emailText(text.emailRequired, text.emailInvalid);

/** Never trimmed: spaces are part of a password. */
export const passwordField = z
  .string({ error: text.passwordRequired })
  .min(1, text.passwordRequired)
  .min(PASSWORD_MIN, text.passwordTooShort)
  .max(PASSWORD_MAX, text.passwordTooLong);

export const loginBody = z.object({ email: emailField, password: passwordField });

/** The name shown wherever the site names the person. */
export const profileBody = z.object({
  firstName: name(text.firstNameRequired, text.firstNameRefused),
  lastName: name(text.lastNameRequired, text.lastNameRefused),
});

/** The password of an administrator's account. */
export const adminPasswordField = z
  .string({ error: text.passwordRequired })
  .min(1, text.passwordRequired)
  .min(ADMIN_PASSWORD_MIN, text.adminPasswordTooShort)
  .max(PASSWORD_MAX, text.passwordTooLong);

export const changePasswordBody = z.object({
  currentPassword: z
    .string({ error: text.currentPasswordRequired })
    .min(1, text.currentPasswordRequired)
    .max(PASSWORD_MAX, text.passwordTooLong),
  password: adminPasswordField,
});

export const registerBody = profileBody.extend({
  email: emailField,
  password: passwordField,
});

export const forgotPasswordBody = z.object({ email: emailField });

export const resetPasswordBody = z.object({
  /** The token of the link's address. */
  token: z.string({ error: text.linkInvalid }).min(1, text.linkInvalid).max(200, text.linkInvalid),
  password: passwordField,
});

export const accountUser = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** `admin` for every member of the team, as the specification has it. */
  role: z.enum(roles),
  /** What a member of the team may do; a reader has neither. */
  teamRole: z.enum(teamRoles).optional(),
  permissions: z.array(z.enum(permissions)).optional(),
  /** The publisher asks for a second factor, and the account has none: only its profile is open. */
  secondFactorMissing: z.literal(true).optional(),
});

/** The account with the token of its session. */
export const sessionUser = accountUser.extend({ token: z.string() });

/** The answer of login and register. */
export const sessionAnswer = z.object({ success: z.literal(true), user: sessionUser });

/** The session, or what the account asks for besides the password. */
export const loginAnswer = z.union([sessionAnswer, secondFactorAsked]);

/** The logged-in account with a fresh token, or `false`. Never a 401. */
export const checkSessionAnswer = z.union([sessionAnswer, z.literal(false)]);

/** The outcome, as a sentence to show. */
export const doneAnswer = z.object({ success: z.literal(true), message: z.string() });

export const profileAnswer = z.object({ success: z.literal(true), message: z.string(), user: accountUser });

/** The administrator's own account, as stored now. */
export const adminSessionAnswer = z.object({
  success: z.literal(true),
  user: accountUser,
  session: z.object({ createdAt: z.string(), expiresAt: z.string() }),
});

export type AccountUser = z.infer<typeof accountUser>;
export type SessionUser = z.infer<typeof sessionUser>;
