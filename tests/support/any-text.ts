import fc from 'fast-check';

const SURROGATES = { first: 0xd800, count: 0x800 };
const LAST = 0x10ffff;

/**
 * Any sign but half of a pair. The unit « binary » of fast-check is the same, and begins by listing all of the
 * 1,112,064 signs in each process.
 */
const anySign = fc.nat(LAST - SURROGATES.count).map(
  (n) => String.fromCodePoint(n < SURROGATES.first ? n : n + SURROGATES.count),
  (sign) => {
    const code = typeof sign === 'string' ? sign.codePointAt(0) : undefined;
    if (code === undefined || String.fromCodePoint(code) !== sign) throw new Error('Not one sign');
    return code < SURROGATES.first ? code : code - SURROGATES.count;
  },
);

export const anyText = (limits: { minLength?: number; maxLength?: number } = {}): fc.Arbitrary<string> =>
  fc.string({ unit: anySign, ...limits });
