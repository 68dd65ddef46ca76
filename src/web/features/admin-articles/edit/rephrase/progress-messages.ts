/** A new message every three seconds, in a loop. */
export const MESSAGE_MS = 3_000;

/** The steps of a rephrasing, in order; no message promises more than the engine does. */
export const progressMessages = [
  "Lecture de l'article...",
  'Repérage des idées principales...',
  'Relevé des dates...',
  'Relevé des montants...',
  "Relevé des références et des numéros d'articles...",
  'Examen du titre...',
  'Examen de la description...',
  'Étude du plan et des intertitres...',
  'Recherche des phrases trop longues...',
  'Recherche des répétitions...',
  'Choix des phrases à garder...',
  'Remise en ordre des paragraphes...',
  'Réécriture du titre...',
  'Réécriture de la description...',
  'Réécriture du texte...',
  'Relecture du plan et des intertitres...',
  'Vérification des citations...',
  'Vérification des dates et des montants...',
  'Mise au point de la typographie...',
  'Dernière relecture...',
] as const;
