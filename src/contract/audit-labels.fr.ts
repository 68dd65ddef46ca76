/**
 * The verb of each audit line, between the name of the actor and the name of the object: « Ada Martin a
 * publié l'article « La preuve déloyale » ». An action without a label is shown by its name.
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
  'article.review-requested': "a donné à relire l'article",
  'article.review-withdrawn': "n'a plus donné à relire l'article",
  'article.sent-back': "a renvoyé à son rédacteur l'article",
  'article.handed-over': "a confié à un autre l'article",
  'article.preview-link-created': "a créé un lien d'aperçu de l'article",
  'article.preview-link-revoked': "a révoqué un lien d'aperçu de l'article",
  'article.generated': "a généré l'article",
  'article.rephrasing-proposed': "a fait proposer une reformulation de l'article",
  'source.imported': 'a importé des sources',
  'generation.started': "a lancé une génération d'articles",
  'generation.cancelled': "a annulé une génération d'articles",
  'generation.finished': "a terminé une génération d'articles",
  'image.uploaded': "a téléversé l'image",
  'image.swept': "a effacé, faute d'article qui la montre, l'image",
  'account.registered': 'a créé son compte',
  'account.created': 'a créé le compte',
  'account.promoted': "a fait entrer dans l'équipe le compte",
  'account.demoted': "a retiré de l'équipe le compte",
  'account.invited': "a invité dans l'équipe le compte",
  'account.invitation-accepted': 'a choisi le mot de passe du compte',
  'account.role-changed': 'a changé le rôle du compte',
  'account.sessions-closed': 'a fermé les sessions du compte',
  'account.handed-over': 'a confié à un autre les articles du compte',
  'account.logged-in': 'a ouvert une session sur le compte',
  'account.login-failed': "n'a pas réussi à ouvrir une session sur le compte",
  'account.renamed': 'a changé le nom du compte',
  'account.password-changed': 'a changé le mot de passe du compte',
  'account.password-reset': 'a réinitialisé son mot de passe',
  'account.password-replaced': 'a remplacé le mot de passe du compte',
  'account.disabled': 'a fermé le compte',
  'account.enabled': 'a rouvert le compte',
  'announcement.submitted': "a déposé l'annonce",
  'announcement.resubmitted': "a déposé de nouveau, modifiée, l'annonce",
  'announcement.checkout-opened': "a ouvert le paiement de l'annonce",
  'announcement.money-received': "a confirmé le paiement de l'annonce",
  'announcement.payment-failed': "a signalé l'échec du paiement de l'annonce",
  'announcement.payment-cancelled': "a annulé le paiement de l'annonce",
  'announcement.created': "a créé l'annonce",
  'announcement.approved': "a approuvé l'annonce",
  'announcement.came-due': "a publié à la date prévue l'annonce",
  'announcement.publication-failed': "n'a pas pu publier à la date prévue l'annonce",
  'announcement.rejected': "a rejeté l'annonce",
  'announcement.published': "a publié l'annonce",
  'announcement.unpublished': "a dépublié l'annonce",
  'announcement.edited': "a modifié l'annonce",
  'announcement.modified': "a modifié, par son lien de suivi, l'annonce",
  'announcement.cancellation-asked': "a demandé l'annulation de l'annonce",
  'announcement.refund-asked': "a demandé le remboursement de tout ou partie de l'annonce",
  'announcement.quote-issued': "a demandé un devis pour l'annonce",
  'announcement.purchase-withdrawn': "a renoncé à son achat de l'annonce",
  'announcement.refunded': "a remboursé l'annonce",
  'announcement.deleted': "a supprimé l'annonce",
  'announcement.restored': "a sorti de la corbeille l'annonce",
  'announcement.anonymised': "a anonymisé l'annonce",
  'announcement.mail-queued': "a envoyé un e-mail au sujet de l'annonce",
  'announcement.mail-withheld':
    "a retenu, pour ne pas inonder son destinataire, un e-mail au sujet de l'annonce",
  'payment.money-received': 'a encaissé le paiement',
  'payment.money-awaited': 'attend les fonds du paiement',
  'payment.card-refused': 'a refusé la carte du paiement',
  'payment.payment-failed': "a signalé l'échec du paiement",
  'payment.cancelled': 'a annulé le paiement',
  'payment.cancelled-anonymously': 'a signalé sans preuve une annulation du paiement',
  'payment.money-returned': 'a remboursé le paiement',
  'payment.part-returned': 'a remboursé en partie le paiement',
  'payment.refund-failed': "n'a pas pu rembourser le paiement",
  'payment.dispute-opened': 'a ouvert un litige sur le paiement',
  'payment.mismatch': 'a annoncé un montant inattendu pour le paiement',
  'payment.refund-requested': 'a demandé le remboursement du paiement',
  'books.invariants-violated': 'a constaté une incohérence dans les comptes',
  'tariff.loaded': 'a chargé le tarif',
  'tariff.corrected': 'a corrigé le tarif',
  'tariff.removed': 'a supprimé le tarif',
  'transmission.created': 'a préparé pour la base centrale la transmission',
  'transmission.transmitted': 'a marquée comme transmise la transmission',
  'retention.erased': 'a effacé les données arrivées au terme de leur conservation, au',
  'backup.made': 'a fait la sauvegarde',
  'backup.restored': 'a restauré le site depuis la sauvegarde',
  'site.moved': 'a copié le site dans PostgreSQL',
  'privacy.exported': "a exporté les données personnelles d'une adresse e-mail",
  'privacy.erased': "a effacé, à sa demande, les données personnelles d'une adresse e-mail",
  'contact.received': 'a envoyé une demande de contact',
};

export const auditActorKinds = ['admin', 'visitor', 'provider', 'operator', 'system'] as const;
export type AuditActorKind = (typeof auditActorKinds)[number];

/** Used when the name is unknown. */
export const auditActors: Readonly<Record<AuditActorKind, string>> = {
  admin: 'Un administrateur',
  visitor: 'Un visiteur',
  provider: 'Le prestataire de paiement',
  operator: "L'exploitant",
  system: 'Le site',
};

export const auditObjects: Readonly<Record<string, string>> = {
  article: 'Article',
  generation: 'Génération',
  source: 'Sources',
  image: 'Image',
  account: 'Compte',
  announcement: 'Annonce légale',
  payment: 'Paiement',
  invoice: 'Facture',
  document: 'Document',
  tariff: 'Tarif',
  transmission: 'Transmission',
  contact_request: 'Demande de contact',
  books: 'Comptes',
  retention: 'Données conservées',
  backup: 'Sauvegarde',
  site: 'Site',
  privacy: 'Données personnelles',
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
