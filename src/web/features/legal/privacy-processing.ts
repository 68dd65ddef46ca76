import type { LegalSection } from './legal-text.ts';

const record = (title: string, data: string, purpose: string, basis: string, retention: string) => ({
  title,
  facts: [
    ['Données', data],
    ['Pour', purpose],
    ['Fondement', basis],
    ['Durée', retention],
  ] as const,
});

export const processingSection: LegalSection = {
  id: 'traitements',
  title: 'Ce que nous traitons, pourquoi et pendant combien de temps',
  blocks: [
    {
      records: [
        record(
          'Annonces légales',
          "la société, le texte de l'annonce, le nom, l'e-mail et le téléphone de la personne à contacter",
          "relire et publier l'annonce, remettre l'attestation, prouver la publication",
          "le contrat passé avec vous, et l'obligation légale de publicité",
          'annonce publiée : sans limite ; annonce jamais payée : 90 jours, puis anonymisée',
        ),
        record(
          'Paiements et factures',
          'le montant, la date, le moyen de paiement employé, les mentions de la facture ; jamais le numéro de la carte',
          'encaisser, facturer, rembourser',
          'le contrat et les obligations comptables',
          "10 ans à compter de la fin de l'année (article L. 123-22 du code de commerce), puis il n'en reste que le numéro et les montants",
        ),
        record(
          'Messages envoyés par le formulaire de contact',
          'vos nom, prénom, e-mail, téléphone si vous le donnez, et votre message',
          'vous répondre',
          'notre intérêt légitime à répondre à ceux qui nous écrivent',
          '3 ans après le dernier échange, puis le message et vos coordonnées sont effacés',
        ),
        record(
          'Courriels que nous vous envoyons',
          "votre adresse, l'objet et le texte du courriel, sans les liens qui ouvrent un dossier ou un compte",
          'savoir ce qui vous a été écrit, et vous le renvoyer si vous ne le trouvez plus',
          'le contrat, et notre intérêt légitime à suivre nos échanges',
          "12 mois, ou jusqu'à l'effacement de l'annonce ou du message auquel le courriel se rapporte",
        ),
        record(
          'Comptes',
          "vos nom, prénom, e-mail, empreinte du mot de passe, sessions ouvertes, second facteur si vous en avez un (secret de l'application, clés d'accès, empreintes des codes de secours), et un repère du navigateur où vous vous êtes connecté, gardé un an après la dernière connexion",
          'vous connecter',
          "le contrat, c'est-à-dire l'ouverture du compte",
          "tant que le compte sert ; anonymisé après 3 ans sans visite, ou à votre demande (d'un membre de la rédaction, seul le nom reste, attaché à ce qu'il a publié ; le compte du dernier administrateur n'est pas fermé)",
        ),
        record(
          'Lectures des articles',
          'un nombre de lectures par article et par jour, sans le nom ni le profil des lecteurs',
          'savoir ce qui est lu et classer les articles les plus populaires',
          'notre intérêt légitime à connaître notre audience',
          'le nombre est conservé ; il ne permet de retrouver personne',
        ),
        record(
          'Journaux techniques',
          "l'adresse demandée, l'heure, le résultat, et l'adresse IP le temps de freiner les abus",
          'faire marcher le site et le protéger',
          'notre intérêt légitime à la sécurité du site',
          '12 mois au plus',
        ),
      ],
    },
  ],
};
