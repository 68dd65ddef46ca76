/** The usual reject reasons, as the announcer reads them: chosen, then completed or edited. */
export const rejectReasons: readonly { readonly label: string; readonly text: string }[] = [
  {
    label: 'Mentions obligatoires manquantes',
    text: 'Le texte ne comporte pas toutes les mentions obligatoires. Il manque : ',
  },
  {
    label: 'SIRET inexact',
    text: "Le numéro SIRET indiqué n'est pas celui de la société désignée. Vérifiez-le sur un extrait Kbis récent, puis déposez l'annonce à nouveau.",
  },
  {
    label: 'Annonce en double',
    text: 'Cette annonce a déjà été déposée pour la même société. Le dépôt retenu porte la référence ',
  },
  {
    label: "Type d'annonce inadapté",
    text: "Le texte ne correspond pas au type d'annonce choisi. Déposez-la à nouveau sous le type ",
  },
  {
    label: 'Publication réservée à un autre support',
    text: "Cette publicité n'est pas de la compétence d'un support d'annonces légales : elle se fait par le greffe ou au BODACC.",
  },
  {
    label: "Annulation demandée par l'annonceur",
    text: 'Vous avez demandé que cette annonce ne paraisse pas.',
  },
  {
    label: 'Contenu étranger aux annonces légales',
    text: "Le texte n'est pas une annonce légale.",
  },
];

/** A usual reason replaces the previous usual one, and is appended to typed text. */
export const withUsualReason = (typed: string, index: number): string => {
  const usual = rejectReasons[index]?.text ?? '';
  const trimmed = typed.trim();
  return trimmed === '' || rejectReasons.some(({ text }) => text.trim() === trimmed)
    ? usual
    : `${trimmed}\n\n${usual}`;
};
