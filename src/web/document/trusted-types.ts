type Policies = {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string; createScript: (text: string) => string | null },
  ): unknown;
};

/**
 * The security policy lets no text become a script or the address of one. This default policy allows what libraries
 * do with plain strings: React creates script elements of structured data, TipTap parses its documents through
 * `innerHTML` and `DOMParser`. The server sanitised what they are given, and scripts or handlers in it would not run.
 * The text of a script element is accepted only when it is JSON, which is data and not code.
 */
export const installTrustedTypes = (): void => {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => html,
    createScript: (text) => (isJson(text) ? text : null),
  });
};

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};
