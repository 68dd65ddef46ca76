import type { SecondFactorMethod } from '#contract/second-factor.ts';
import type { Connection } from '#server/db/client.ts';
import { hashSecret, newSecret } from '../secret.ts';
import type { Credentials } from '../users.queries.ts';
import { insertStep, listMethods, sweepSteps } from './second-factors.queries.ts';

/** How long somebody may look for their telephone. */
export const STEP_MS = 5 * 60_000;

export type SecondFactorStep = { secondFactor: { token: string; methods: SecondFactorMethod[] } };

/** After a right password: what else the account asks for; undefined when that is all. */
export const beginSecondFactor = async (
  trx: Connection,
  { userId, passwordHash }: Credentials,
  at: Date,
): Promise<SecondFactorStep | undefined> => {
  const methods = await listMethods(trx, userId);
  if (methods.length === 0) return undefined;
  const token = newSecret();
  await sweepSteps(trx, at);
  const until = new Date(at.getTime() + STEP_MS);
  await insertStep(trx, { tokenHash: hashSecret(token), userId, purpose: 'login', passwordHash, until });
  return { secondFactor: { token, methods } };
};
