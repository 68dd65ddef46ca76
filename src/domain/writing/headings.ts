import { leansOnPrevious } from './sentences.ts';

const VERB =
  "est|sont|a|ont|peut|peuvent|doit|doivent|exige|exigent|vise|visent|permet|permettent|prévoit|prévoient|impose|imposent|interdit|autorise|fixe|fixent|suppose|supposent|vaut|valent|reste|restent|devient|deviennent|entraîne|ouvre|ouvrent|relève|relèvent|figure|figurent|court|courent|commence|expire|porte|portent|s[’']applique|s[’']appliquent|n[’']est|n[’']a|ne|se|rappelle|juge|précise|confirme|énumère|ajoute|définit|reconnaît|subordonne|encourt|encourent|dispose|disposent|bénéficie|bénéficient|répond|répondent|comprend|comprennent|distingue|repose|reposent|concerne|concernent|conserve|demeure|demeurent|était|étaient|avait|avaient|sera|seront|fait|font|tient|appartient|incombe|résulte|dure|suit|verse|perçoit|statue|saisit|rend|rendent|transmet|transfère|crée|créent";
const SUBJECT = new RegExp(
  String.raw`^((?:Les?|La|L['’]|Une?|Des|Du|Toute?|Aucune?|Chaque)[^,;:().«»!?]{4,70}?)\s+(?:${VERB})(?=[\s'’])`,
  'u',
);
const HEADING_MAX = 64;
const TITLE_MIN = 30;
const TITLE_MAX = 110;

/** What a sentence speaks of: its first words, up to its verb. Undefined where they are no name for a part. */
export const subjectOf = (sentence: string, fewestWords = 3): string | undefined => {
  const subject = SUBJECT.exec(sentence)?.[1]?.trim();
  if (!subject || subject.length > HEADING_MAX || subject.split(/[\s'’]+/).length < fewestWords)
    return undefined;
  return /\s(?:qui|que|dont|où)(?:\s|$)|\squ['’]/u.test(subject) ? undefined : subject;
};

/** A sentence that says enough by itself to stand above a text, without its full stop. */
export const asTitle = (sentence: string): string | undefined => {
  const title = sentence.replace(/[.\s]+$/, '');
  if (title.length < TITLE_MIN || title.length > TITLE_MAX) return undefined;
  return /[:;?!…]$/.test(sentence) || leansOnPrevious(sentence) || /[«»():;]/.test(title) ? undefined : title;
};

/** « Silence de l'administration » of « Silence de l'administration : deux mois pour… ». */
export const firstPart = (title: string): string => {
  const [first = title] = title.split(/\s*[:;]\s+/);
  return first.length >= 8 ? first : title;
};
