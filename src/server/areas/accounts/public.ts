export { type Authentication, authenticate, type Visitor } from './authenticate.ts';
export { createSessionTokens } from './session-tokens.ts';
