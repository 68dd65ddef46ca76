import { z } from 'zod';
import { ONE_LINE, requiredText } from './fields.ts';
import { messages } from './messages.fr.ts';
import { secondFactorMessages as text } from './second-factor.fr.ts';

export const secondFactorMethods = ['code', 'passkey'] as const;
export type SecondFactorMethod = (typeof secondFactorMethods)[number];

const { invalid } = messages.request;
const TOKEN_MAX = 200;
/** Answers of authenticators take a few kilobytes. */
const RESPONSE_MAX = 20_000;
const NAME_MAX = 60;

const token = z.string({ error: text.expired }).min(1, text.expired).max(TOKEN_MAX, text.expired);
const response = z.string({ error: text.refused }).min(1, text.refused).max(RESPONSE_MAX, text.refused);
const code = z.string({ error: text.codeRequired }).trim().min(6, text.code).max(40, text.code);
const password = z
  .string({ error: messages.account.currentPasswordRequired })
  .min(1, messages.account.currentPasswordRequired)
  .max(256, messages.account.passwordTooLong);

/** The answer of a login whose password was right, when the account has a second factor. */
export const secondFactorAsked = z.object({
  success: z.literal(true),
  secondFactor: z.object({ token: z.string(), methods: z.array(z.enum(secondFactorMethods)) }),
});

export const secondFactorCodeBody = z.object({ token, code }, { error: invalid });
export const secondFactorTokenBody = z.object({ token }, { error: invalid });
/** What the authenticator answered, as JSON. */
export const secondFactorPasskeyBody = z.object({ token, response }, { error: invalid });

/** For the browser's own call, as JSON. */
export const passkeyOptionsAnswer = z.object({ token: z.string(), options: z.string() });

export const confirmedBody = z.object({ password }, { error: invalid });
export const totpConfirmBody = z.object({ code }, { error: invalid });
export const passkeyBody = z.object(
  {
    token,
    response,
    name: requiredText(text.name).max(NAME_MAX, text.name).regex(ONE_LINE, text.name),
  },
  { error: invalid },
);
export const passkeyParams = z.object({
  id: z.string().regex(/^[\w-]{1,1400}$/, text.unknown),
});

/** One's own second factor. */
export const secondFactorAnswer = z.object({
  totp: z.boolean(),
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      createdAt: z.string(),
      lastUsedAt: z.string().nullable(),
    }),
  ),
  recoveryCodes: z.number(),
  /** The publisher asks for one. */
  required: z.boolean(),
});

/** What an authenticator application needs: the key to type, and a QR code as the path of a drawing. */
export const totpBegunAnswer = z.object({
  secret: z.string(),
  qr: z.object({ path: z.string(), size: z.number() }),
});

/** `recoveryCodes`: new ones, shown once. */
export const secondFactorWritten = z.object({
  success: z.literal(true),
  message: z.string(),
  recoveryCodes: z.array(z.string()),
});
