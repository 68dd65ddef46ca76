/**
 * What each line of the journal says, after the name of whoever did it and before the name of what it was done to:
 * « Ada Martin a publié l'article « La preuve déloyale » ». An action without a line here is shown by its name.
 */
export const auditActions: Readonly<Record<string, string>> = {
  'article.created': "a créé l'article",
  'article.updated': "a modifié l'article",
  'article.published': "a publié l'article",
  'article.unpublished': "a dépublié l'article",
  'article.scheduled': "a programmé la publication de l'article",
  'article.schedule-cancelled': "a annulé la publication programmée de l'article",
  'article.published-on-schedule': "a publié à l'heure prévue l'article",
  'article.schedule-failed': "n'a pas pu publier à l'heure prévue l'article",
  'article.pinned': "a mis à la une l'article",
  'article.unpinned': "a retiré de la une l'article",
  'article.slug-changed': "a changé l'adresse de l'article",
  'article.version-restored': "a rétabli une version précédente de l'article",
  'article.deleted': "a mis à la corbeille l'article",
  'article.restored': "a sorti de la corbeille l'article",
  'article.erased': "a supprimé définitivement l'article",
  'image.uploaded': "a téléversé l'image",
  'account.registered': 'a créé son compte',
  'account.created': 'a créé le compte',
  'account.promoted': 'a nommé administrateur le compte',
  'account.demoted': "a retiré les droits d'administrateur du compte",
  'account.password-reset': 'a réinitialisé son mot de passe',
  'account.password-replaced': 'a remplacé le mot de passe du compte',
  'account.disabled': 'a fermé le compte',
  'account.enabled': 'a rouvert le compte',
  'announcement.submitted': "a déposé l'annonce",
  'announcement.resubmitted': "a déposé de nouveau, modifiée, l'annonce",
  'contact.received': 'a envoyé une demande de contact',
};

export const auditActorKinds = ['admin', 'visitor', 'provider', 'operator', 'system'] as const;
export type AuditActorKind = (typeof auditActorKinds)[number];

/** Where no name is known. */
export const auditActors: Readonly<Record<AuditActorKind, string>> = {
  admin: 'Un administrateur',
  visitor: 'Un visiteur',
  provider: 'Le prestataire de paiement',
  operator: "L'exploitant",
  system: 'Le site',
};

export const auditObjects: Readonly<Record<string, string>> = {
  article: 'Article',
  image: 'Image',
  account: 'Compte',
  announcement: 'Annonce légale',
  payment: 'Paiement',
  invoice: 'Facture',
  document: 'Document',
  contact: 'Demande de contact',
};

type Line = {
  readonly actor: { readonly kind: AuditActorKind; readonly name: string | null };
  readonly action: string;
  readonly object: { readonly name: string | null };
};

export const auditSentence = ({ actor, action, object }: Line): string => {
  const who = actor.name ?? auditActors[actor.kind];
  const did = auditActions[action] ?? `(${action})`;
  return object.name === null ? `${who} ${did}` : `${who} ${did} « ${object.name} »`;
};
