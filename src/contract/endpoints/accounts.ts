import {
  checkSessionAnswer,
  doneAnswer,
  forgotPasswordBody,
  loginAnswer,
  loginBody,
  registerBody,
  resetPasswordBody,
  sessionAnswer,
} from '../auth.ts';
import {
  passkeyOptionsAnswer,
  secondFactorCodeBody,
  secondFactorPasskeyBody,
  secondFactorTokenBody,
} from '../second-factor.ts';
import type { PublicEndpoints } from './endpoint.ts';

/** Logging in and out, and what leads there. */
export const accountsEndpoints = {
  'POST /auth/login': { body: loginBody, answer: loginAnswer },
  'POST /auth/second-factor': { body: secondFactorCodeBody, answer: sessionAnswer },
  'POST /auth/second-factor/passkey/options': {
    body: secondFactorTokenBody,
    answer: passkeyOptionsAnswer,
  },
  'POST /auth/second-factor/passkey': { body: secondFactorPasskeyBody, answer: sessionAnswer },
  'POST /auth/register': { body: registerBody, answer: sessionAnswer },
  'POST /auth/logout': { answer: doneAnswer },
  'POST /auth/check-session': { answer: checkSessionAnswer },
  'POST /auth/forgot-password': { body: forgotPasswordBody, answer: doneAnswer },
  'POST /auth/reset-password': { body: resetPasswordBody, answer: doneAnswer },
} as const satisfies PublicEndpoints;
