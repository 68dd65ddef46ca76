import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { type Role, roles } from '#domain/account/roles.ts';
import type { Database } from '#server/db/client.ts';
import { secretNamed } from '#server/db/secrets.queries.ts';
import type { Clock } from '#server/ports/clock.ts';

/** Fixed: a token that names another algorithm, or none, is no token. */
const ALGORITHM = 'HS256';
const ISSUER = 'parution';

export type TokenClaims = { userId: string; sessionId: string; role: Role };

const claimsSchema = z
  .object({ sub: z.uuid(), sid: z.uuid(), role: z.enum(roles) })
  .transform(({ sub, sid, role }): TokenClaims => ({ userId: sub, sessionId: sid, role }));

export type SessionTokens = {
  sign(claims: TokenClaims & { until: Date }): Promise<string>;
  /** What the token says, if it is ours and not expired; whether its session lives is another question. */
  read(token: string): Promise<TokenClaims | null>;
};

/** The token that the browser keeps: it names a session and its role, and proves nothing by itself. */
export const createSessionTokens = ({ db, clock }: { db: Database; clock: Clock }): SessionTokens => {
  let secret: Promise<Uint8Array> | undefined;
  const loadSecret = () => {
    secret ??= secretNamed(db, 'session-tokens')
      .then((text) => Buffer.from(text, 'base64url'))
      .catch((error: unknown) => {
        // The database may be back at the next request.
        secret = undefined;
        throw error;
      });
    return secret;
  };

  return {
    async sign({ userId, sessionId, role, until }) {
      return new SignJWT({ sid: sessionId, role })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setSubject(userId)
        .setIssuedAt(clock.now())
        .setExpirationTime(until)
        .sign(await loadSecret());
    },

    async read(token) {
      const key = await loadSecret();
      const verified = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        currentDate: clock.now(),
      }).catch(() => null);
      return claimsSchema.safeParse(verified?.payload).data ?? null;
    },
  };
};
