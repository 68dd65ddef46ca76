export const secondFactorMessages = {
  expired: 'Cette étape a expiré : saisissez de nouveau votre mot de passe.',
  refused: "Cette clé d'accès n'a pas été reconnue.",
  codeRequired: 'Le code est requis',
  code: 'Le code a 6 chiffres ; un code de secours a 10 lettres et chiffres.',
  wrongCode: 'Ce code est faux ou a déjà servi.',
  unreadable:
    "Ce serveur n'a pas la clé qui chiffre les secrets : aucun code ne peut être vérifié. Prévenez l'exploitant ; un code de secours ou une clé d'accès fonctionne encore.",
  name: 'Indiquez un nom de 60 caractères au plus.',
  tooMany: "Vingt clés d'accès sont déjà enregistrées : retirez-en une d'abord.",
  unknown: "Cette clé d'accès n'existe plus.",
  alreadyThere: 'Une application de codes est déjà enregistrée : retirez-la pour en changer.',
  known: "Cette clé d'accès est déjà enregistrée.",
  required:
    "L'éditeur du site demande un second facteur à votre rôle : enregistrez-le dans « Mon profil » pour continuer.",
  totpAdded: "L'application de codes est enregistrée. Un code vous sera demandé à chaque connexion.",
  totpRemoved: "L'application de codes est retirée.",
  passkeyAdded: "La clé d'accès est enregistrée.",
  passkeyRemoved: "La clé d'accès est retirée.",
  codesMade: 'Les nouveaux codes de secours remplacent les précédents.',
  removedFor: (name: string) => `${name} n'a plus de second facteur.`,
} as const;
