export { authenticate } from './authenticate.ts';
export { hashSecret, newSecret } from './secret.ts';
export { createSessionTokens } from './session-tokens.ts';
