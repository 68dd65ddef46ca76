/** Pages whose address is itself the key: whoever reads the journals must not be able to open them. */
const SECRET_LINK =
  /^(\/+(?:reinitialisation|annonces-legales\/+suivi|paiement-test|api\/+(?:legal-announcements\/+tracking|payment-test))\/+)[^/?]+/i;

/** An address as it may be written down. */
export const redactUrl = (url: string): string => url.replace(SECRET_LINK, '$1…');
