/**
 * The role that a token claims, for display only: the signature is not read here, and the server decides at each call.
 * Undefined when it is not a token.
 */
export const roleInToken = (token: string): string | undefined => {
  try {
    const payload: unknown = JSON.parse(decodeBase64Url(token.split('.')[1] ?? ''));
    const claimed = typeof payload === 'object' && payload !== null && 'role' in payload && payload.role;
    return typeof claimed === 'string' ? claimed : undefined;
  } catch {
    return undefined;
  }
};

const decodeBase64Url = (text: string): string => {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
};
