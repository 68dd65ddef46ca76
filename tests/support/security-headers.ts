/** What ANSSI and ASVS ask of every answer. */
const REQUIRED: Readonly<Record<string, RegExp>> = {
  'content-security-policy':
    /^(?!.*unsafe-)(?=.*default-src 'self')(?=.*script-src 'self')(?=.*object-src 'none')(?=.*base-uri 'none')(?=.*frame-ancestors 'none')(?=.*require-trusted-types-for 'script')(?=.*trusted-types default)/,
  'strict-transport-security': /^max-age=31536000; includeSubDomains$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^(?:strict-origin-when-cross-origin|no-referrer)$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'x-request-id': /^[0-9a-f-]{36}$/,
};

/** The names of those that an answer lacks. */
export const missingHeaders = (headers: Readonly<Record<string, string>>): string[] =>
  Object.entries(REQUIRED).flatMap(([name, value]) => (value.test(headers[name] ?? '') ? [] : [name]));
