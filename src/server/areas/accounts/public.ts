export { authenticate } from './authenticate.ts';
export { createSessionTokens } from './session-tokens.ts';
