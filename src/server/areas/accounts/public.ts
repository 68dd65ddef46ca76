export { authenticate } from './authenticate.ts';
export { deleteExpiredAccess, eraseAccountOf, eraseInactiveAccounts } from './inactive-accounts.queries.ts';
export { sealTotpSecrets } from './second-factor/codes.ts';
export { hashSecret, newSecret } from './secret.ts';
export { createSessionTokens } from './session-tokens.ts';
export type { TeamWork } from './team.ts';
