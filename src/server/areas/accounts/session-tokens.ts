import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { type Role, roles } from '#domain/account/roles.ts';
import type { Database } from '#server/db/client.ts';
import { secretNamed } from '#server/db/secrets.queries.ts';
import type { Clock } from '#server/ports/clock.ts';

/** Fixed: a token that names another algorithm, or none, is refused. */
const ALGORITHM = 'HS256';
const ISSUER = 'parution';

export type TokenClaims = { userId: string; sessionId: string; role: Role };

const claimsSchema = z
  .object({ sub: z.uuid(), sid: z.uuid(), role: z.enum(roles) })
  .transform(({ sub, sid, role }): TokenClaims => ({ userId: sub, sessionId: sid, role }));

export type SessionTokens = {
  sign(claims: TokenClaims & { until: Date }): Promise<string>;
  /**
   * The token's claims if its signature is ours and it has not expired; whether its session is active is
   * checked elsewhere.
   */
  read(token: string): Promise<TokenClaims | null>;
};

/** The browser's token names a session and its role; it gives no access without an active session. */
export const createSessionTokens = ({ db, clock }: { db: Database; clock: Clock }): SessionTokens => {
  let secret: Promise<Uint8Array> | undefined;
  const loadSecret = () => {
    secret ??= secretNamed(db, 'session-tokens')
      .then((text) => Buffer.from(text, 'base64url'))
      .catch((error: unknown) => {
        // Not cached: the database may be back at the next request.
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
