import { createHash, randomBytes } from 'node:crypto';

/** What a cookie or a link carries: 256 bits that nobody can guess. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of it. It is random already: no salt and no slowness are needed, as they are for passwords. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
