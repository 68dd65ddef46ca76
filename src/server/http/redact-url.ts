/** Pages whose address contains a secret: a reader of the logs must not be able to open them. */
const SECRET_LINK =
  /^(\/+(?:reinitialisation|invitation|annonces-legales\/+(?:suivi|devis)|paiement-test|api\/+(?:legal-announcements\/+tracking|payment-test|quotes))\/+)[^/?]+/i;

/** An address without its secrets, for logs. */
export const redactUrl = (url: string): string => url.replace(SECRET_LINK, '$1…');
