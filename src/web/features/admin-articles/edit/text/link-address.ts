const SCHEME = /^(https?:\/\/|mailto:|tel:)\S+$/i;
const PATH = /^\/(?!\/)\S*$/;
const BARE = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(\/\S*)?$/u;
const MAIL = /^[^\s@/]+@[^\s@/.]+(?:\.[^\s@/.]+)+$/;

/** Turns typed text into a link URL; undefined if it is not one. */
export const linkAddress = (typed: string): string | undefined => {
  const text = typed.trim();
  if (SCHEME.test(text) || PATH.test(text)) return text;
  if (MAIL.test(text)) return `mailto:${text}`;
  return BARE.test(text) ? `https://${text}` : undefined;
};
