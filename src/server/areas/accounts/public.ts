export { authenticate, type SecondFactorRequirement } from './authenticate.ts';
export { deleteExpiredAccess, eraseAccountOf, eraseInactiveAccounts } from './inactive-accounts.queries.ts';
export { hashSecret, newSecret } from './secret.ts';
export { createSessionTokens } from './session-tokens.ts';
export type { TeamWork } from './team.ts';
