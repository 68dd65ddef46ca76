import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { publication } from '#contract/publication.ts';
import type { listPasskeys } from './second-factors.queries.ts';

type Passkey = Awaited<ReturnType<typeof listPasskeys>>[number];

/** Loaded at the first use: most servers never meet an authenticator. */
const library = () => import('@simplewebauthn/server');

/** The site as authenticators know it: keys made for it work nowhere else. */
const partyOf = (publicUrl: string) => ({
  origin: new URL(publicUrl).origin,
  id: new URL(publicUrl).hostname,
});

type Owner = { id: string; email: string; name: string };

export const registrationOptions = async (publicUrl: string, owner: Owner, known: readonly Passkey[]) => {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: publication.name,
    rpID: partyOf(publicUrl).id,
    userID: new TextEncoder().encode(owner.id),
    userName: owner.email,
    userDisplayName: owner.name,
    attestationType: 'none',
    excludeCredentials: known.map((key) => ({ id: key.id, transports: key.transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
};

type Answer = { publicUrl: string; challenge: string; response: string };

/**
 * Whether the answer brings no certificates. The library verifies certificates by calling the addresses that they name,
 * and anybody can make such certificates. None are asked for: browsers remove them, and leave at most a signature by
 * the new key itself (`packed`).
 */
const isWithoutCertificates = async ({ response }: RegistrationResponseJSON): Promise<boolean> => {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  const format = attestation.get('fmt');
  return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined);
};

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** The new key, or undefined when the answer is not that of an authenticator to this question. */
export const readRegistration = async ({ publicUrl, challenge, response }: Answer) => {
  const { verifyRegistrationResponse } = await library();
  const party = partyOf(publicUrl);
  try {
    const given = JSON.parse(response) as RegistrationResponseJSON;
    if (!(await isWithoutCertificates(given))) return undefined;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: given,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
    });
    const named: unknown = given.response.transports;
    const transports = TRANSPORTS.filter((one) => Array.isArray(named) && named.includes(one));
    return registrationInfo && { ...registrationInfo.credential, transports };
  } catch {
    return undefined;
  }
};

export const authenticationOptions = async (publicUrl: string, known: readonly Passkey[]) => {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: partyOf(publicUrl).id,
    allowCredentials: known.map((key) => ({ id: key.id, transports: key.transports })),
    userVerification: 'preferred',
  });
};

/** The key that answered and its new counter, or undefined. */
export const readAuthentication = async (
  { publicUrl, challenge, response }: Answer,
  known: readonly Passkey[],
): Promise<{ id: string; counter: number } | undefined> => {
  const { verifyAuthenticationResponse } = await library();
  const party = partyOf(publicUrl);
  try {
    const given = JSON.parse(response) as AuthenticationResponseJSON;
    const key = known.find(({ id }) => id === given.id);
    if (!key) return undefined;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: given,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: key.id,
        publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')),
        counter: Number(key.counter),
        transports: key.transports,
      },
      // A password was given before: the key itself is the second factor.
      requireUserVerification: false,
    });
    return verified ? { id: key.id, counter: authenticationInfo.newCounter } : undefined;
  } catch {
    return undefined;
  }
};
