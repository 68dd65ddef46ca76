import { leansOnPrevious } from './sentences.ts';

const VERB =
  "est|sont|a|ont|peut|peuvent|doit|doivent|exige|exigent|vise|visent|permet|permettent|prévoit|prévoient|impose|imposent|interdit|autorise|fixe|fixent|suppose|supposent|vaut|valent|reste|restent|devient|deviennent|entraîne|ouvre|ouvrent|relève|relèvent|figure|figurent|court|courent|commence|expire|porte|portent|s[’']applique|s[’']appliquent|n[’']est|n[’']a|ne|se|rappelle|juge|précise|confirme|énumère|ajoute|définit|reconnaît|subordonne|encourt|encourent|dispose|disposent|bénéficie|bénéficient|répond|répondent|comprend|comprennent|distingue|repose|reposent|concerne|concernent|conserve|était|étaient|avait|avaient|sera|seront|fait|font|tient|appartient|incombe|résulte|dure|suit|verse|perçoit|statue|saisit|rend|rendent|transmet|transfère|crée|créent";
/** « s'y est », « lui permet », « ne peut »: the words between a subject and its verb. */
const BEFORE_VERB = String.raw`(?:(?:[ns]['’](?:y|en)|y|en|se|ne|lui|leur|les?|la)\s+)*(?:l['’])?`;
/** « (article L. 521-1) », « , de deux ans au moins, »: an aside between the subject and the verb. */
const ASIDE = String.raw`(?:\s\([^()]{1,80}\)|,[^,;:().«»!?]{3,80},)?`;
const SUBJECT = new RegExp(
  String.raw`^((?:Les?|La|L['’]|Une?|Des|Du|Toute?|Aucune?|Chaque)[^,;:().«»!?]{4,70}?)${ASIDE}\s+${BEFORE_VERB}(?:${VERB})(?=[\s'’])`,
  'u',
);
const HEADING_MAX = 64;
/** An actor or a legal text does not say what a section is about. */
const NO_MATTER =
  /^(?:Les?|La|L['’])\s?(?:juges?|tribunal|tribunaux|cour|conseil|banque|sociétés?|avocats?|personnes?|consommateur|justiciable|défendeurs?|demandeurs?|plaignant|salariés?|employeur|administration|parties|bailleur|locataire|textes?|lois?|règles?|principe|arrêt|jugement|décision|décret|code|article|appareil|nouveau|premier|première|second|seconde|mesure|affaire|même)$/iu;
/** A clause, a reference, a date, or a truncated name. */
const NO_NAME =
  /\s(?:qui|que|dont|où)(?:\s|$)|\squ['’]|n°|\d{4}|^(?:Une?|Des)\s|^(?:La loi|Le décret|L['’]article|Les articles)\s|\s(?:de|du|des|d['’]|à|aux?|en|sur|par|pour|mise|et|ou)$/iu;
const TITLE_MIN = 30;
const TITLE_MAX = 110;

/**
 * The subject of a sentence: its first words, up to its verb. Undefined where they cannot be a heading: an
 * actor, a law or an article (the place of a rule, not its content), half a clause.
 */
export const subjectOf = (sentence: string): string | undefined => {
  const subject = actorOf(sentence);
  return subject && NO_MATTER.test(subject) ? undefined : subject;
};

/** The same, but an actor is accepted. */
export const actorOf = (sentence: string): string | undefined => {
  const subject = SUBJECT.exec(sentence)?.[1]?.trim();
  return !subject || subject.length > HEADING_MAX || NO_NAME.test(subject) ? undefined : subject;
};

/** The sentence as a title, without its full stop; undefined if it is not understandable alone. */
export const asTitle = (sentence: string): string | undefined => {
  const title = sentence.replace(/(?<![.\s])[.\s]+$/, '');
  if (title.length < TITLE_MIN || title.length > TITLE_MAX) return undefined;
  return /[:;?!…]$/.test(sentence) || leansOnPrevious(sentence) || /[«»():;]/.test(title) ? undefined : title;
};

/** « Silence de l'administration » of « Silence de l'administration : deux mois pour… ». */
export const firstPart = (title: string): string => {
  const [first = title] = title.split(/(?<!\s)\s*[:;]\s+/);
  return first.length >= 8 ? first : title;
};
