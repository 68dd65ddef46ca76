import type { LegalText } from './legal-text.ts';

export const cookiesText: LegalText = {
  title: 'Cookies',
  lede: "Lire le site ne dépose aucun cookie. C'est pourquoi aucun bandeau ne vous demande rien.",
  sections: [
    {
      id: 'en-bref',
      title: 'En bref',
      blocks: [
        {
          list: [
            "Aucun cookie de publicité, de réseau social ou de mesure d'audience.",
            'Aucun fichier, police ou script chargé depuis un autre site.',
            'Deux cookies, et seulement si vous vous connectez : celui de votre session, et celui qui reconnaît ce navigateur.',
          ],
        },
      ],
    },
    {
      id: 'session',
      title: 'Le cookie de session',
      blocks: [
        {
          facts: [
            ['Quand', 'à la connexion à un compte'],
            ['Pourquoi', 'vous reconnaître d’une page à l’autre'],
            [
              'Durée',
              '7 jours après votre dernière visite (30 jours au plus pour la rédaction), ou jusqu’à la déconnexion',
            ],
            ['Protection', 'illisible par les scripts de la page, envoyé à ce seul site'],
          ],
        },
        'Il est indispensable au service que vous demandez : la loi le dispense de consentement (article 82 de la loi du 6 janvier 1978).',
      ],
    },
    {
      id: 'appareil',
      title: 'Le cookie du navigateur reconnu',
      blocks: [
        {
          facts: [
            ['Quand', 'à la connexion à un compte'],
            [
              'Pourquoi',
              "protéger votre compte : les essais d'inconnus ne vous en ferment pas l'accès, et une connexion depuis un autre navigateur se remarque",
            ],
            ['Durée', '1 an après votre dernière connexion, déconnexion comprise'],
            ['Protection', 'illisible par les scripts de la page, envoyé à ce seul site'],
          ],
        },
        'Il ne sert à aucune autre fin : nécessaire à la sécurité du service, il est dispensé de consentement comme le précédent.',
      ],
    },
    {
      id: 'navigateur',
      title: 'Ce que votre navigateur garde pour vous',
      blocks: [
        'Le site se sert aussi de la mémoire de votre navigateur. Ce qui suit reste sur votre appareil et ne sert à aucun suivi.',
        {
          facts: [
            ['token', 'la preuve de votre session ; effacée à la déconnexion'],
            ['currentUser', 'vos nom, prénom et rôle, pour l’affichage ; effacés à la déconnexion'],
            [
              'Brouillons',
              "ce que vous avez saisi d'une annonce ou d'un texte, pour le retrouver après une interruption ; 30 jours au plus",
            ],
            [
              'Document lu',
              "ce que nous avons lu dans le document qui remplit votre annonce, pour vous montrer d'où vient chaque champ ; 30 jours au plus",
            ],
            [
              'Liens de suivi',
              'ceux des annonces que vous avez déposées depuis ce navigateur, pour les retrouver après le paiement ; 90 jours au plus',
            ],
            [
              'Place de lecture',
              "l'endroit où vous étiez dans une liste, pour y revenir ; effacée à la fermeture de l'onglet",
            ],
          ],
        },
      ],
    },
    {
      id: 'paiement',
      title: 'Au moment de payer',
      blocks: [
        'La page de paiement est celle de notre prestataire, sur son propre site : elle a ses propres cookies, nécessaires à la sécurité du paiement et décrits par lui.',
      ],
    },
    {
      id: 'effacer',
      title: 'Tout effacer',
      blocks: [
        'Déconnectez-vous, ou effacez les données de ce site dans les réglages de votre navigateur. Le site se lit aussi bien sans : cookies refusés, seule la connexion à un compte ne fonctionne plus.',
        'Pour le reste, voyez la page [Confidentialité](/privacy).',
      ],
    },
  ],
};
