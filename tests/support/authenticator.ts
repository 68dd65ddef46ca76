import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type Question = { challenge: string; rp: { id: string } };

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();
const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** What an authenticator answers to the question of a new passkey, without attestation unless `attest` gives one. */
export const answerWithNewKey = (
  options: string,
  {
    attest = () => ({ fmt: 'none', attStmt: new Map() }),
    transports = ['internal'],
  }: {
    attest?: (key: KeyObject, clientDataHash: Buffer) => { fmt: string; attStmt: Map<string, unknown> };
    transports?: unknown;
  } = {},
): string => {
  const { challenge, rp } = JSON.parse(options) as Question;
  const { publicKey } = newKey();
  const id = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
  // The user was present, and a key follows; no counter, no model of authenticator.
  const flags = Buffer.from([0x41]);
  const authData = Buffer.concat([
    sha256(rp.id),
    flags,
    Buffer.alloc(20),
    Buffer.from([0, id.length]),
    id,
    coseKey,
  ]);
  const clientData = Buffer.from(
    JSON.stringify({ type: 'webauthn.create', challenge, origin: `https://${rp.id}` }),
  );
  const { fmt, attStmt } = attest(publicKey, sha256(clientData));
  const attestation = isoCBOR.encode(
    new Map<string, string | Uint8Array | Map<string, unknown>>([
      ['fmt', fmt],
      ['attStmt', attStmt],
      ['authData', new Uint8Array(authData)],
    ]) as never,
  );
  return JSON.stringify({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: clientData.toString('base64url'),
      attestationObject: Buffer.from(attestation).toString('base64url'),
      transports,
    },
  });
};

/** An Android attestation whose certificates anybody can make: they name an address with a list of revoked ones. */
export const androidAttestation = (revocationList: string) => (key: KeyObject, clientDataHash: Buffer) => {
  const root = newKey();
  const issue = certificateIssuer(root.privateKey);
  const description = der(
    0x30,
    ...[der(0x02, 3), der(0x0a, 1), der(0x02, 4), der(0x0a, 1)],
    ...[der(0x04, clientDataHash), der(0x04), der(0x30), der(0x30)],
  );
  const points = der(0x30, der(0x30, der(0xa0, der(0xa0, der(0x86, Buffer.from(revocationList))))));
  const leaf = issue('Leaf', key, [
    ['2b06010401d679020111', description],
    ['551d1f', points],
  ]);
  const x5c = [leaf, issue('Root', root.publicKey, [])].map((bytes) => new Uint8Array(bytes));
  return {
    fmt: 'android-key',
    attStmt: new Map<string, unknown>([
      ['alg', -7],
      ['sig', new Uint8Array(64)],
      ['x5c', x5c],
    ]),
  };
};

/** An ASN.1 element in DER. */
const der = (tag: number, ...parts: readonly (Buffer | number)[]): Buffer => {
  const content = Buffer.concat(parts.map((part) => (typeof part === 'number' ? Buffer.from([part]) : part)));
  const size = content.length;
  const length = size < 0x80 ? [size] : [0x82, Math.floor(size / 0x100), size % 0x100];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
};

const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const ECDSA_SHA256 = der(0x30, oid('2a8648ce3d040302'));
const nameOf = (text: string): Buffer =>
  der(0x30, der(0x31, der(0x30, oid('550403'), der(0x0c, Buffer.from(text)))));

const certificateIssuer =
  (issuerKey: KeyObject) =>
  (subject: string, key: KeyObject, extensions: readonly (readonly [string, Buffer])[]): Buffer => {
    const day = (text: string) => der(0x17, Buffer.from(text));
    const signed = der(
      0x30,
      ...[der(0xa0, der(0x02, 2)), der(0x02, 1 + subject.length), ECDSA_SHA256, nameOf('Root')],
      der(0x30, day('200101000000Z'), day('491231000000Z')),
      ...[nameOf(subject), key.export({ format: 'der', type: 'spki' })],
      ...(extensions.length > 0
        ? [der(0xa3, der(0x30, ...extensions.map(([id, value]) => der(0x30, oid(id), der(0x04, value)))))]
        : []),
    );
    return der(0x30, signed, ECDSA_SHA256, der(0x03, 0, sign('sha256', signed, issuerKey)));
  };
