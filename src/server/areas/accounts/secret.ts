import { createHash, randomBytes } from 'node:crypto';

/** The value of a cookie or a link: 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The stored form. The secret is random, so it needs neither the salt nor the slow hash of a password. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
