type Policies = { createPolicy(name: string, rules: { createHTML: (html: string) => string }): unknown };

/**
 * The security policy lets no text become a script or the address of one, wherever it comes from. Text becomes HTML
 * under this policy, which every library uses without knowing it: React makes script elements (of structured data) and
 * TipTap reads its documents through `innerHTML` and `DOMParser` with plain strings. What they are given was sanitised
 * by the server; scripts and handlers in it would not run, by the same security policy.
 */
export const allowHtml = (): void => {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  trustedTypes?.createPolicy('default', { createHTML: (html) => html });
};
