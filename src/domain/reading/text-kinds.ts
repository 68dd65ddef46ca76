import type { Source } from './source.ts';

/** What kind of text it is: a notice, or a document from which notices follow. */
export type TextKind = 'notice' | 'statuts' | 'decision' | 'deed';

export const kindOf = ({ folded }: Source): TextKind => {
  const top = folded.slice(0, 2500);
  if (
    /(?<![a-z])art(?:icle|\.) (?:1(?:er)?|premier|i)(?![\da-z])|(?:^|\n)art(?:icle|\.) l\. (?=[a-z])|\n1\.(?:1\.?)? ?(?:-? )?forme/.test(
      folded,
    ) &&
    /(?<![a-z])statuts(?![a-z])/.test(top) &&
    /forme|est une societe|institue une societe|(?<![a-z])duree|durera/.test(folded)
  )
    return 'statuts';
  if (
    isNumberedStatutes(folded) ||
    isPlainStatutes(folded) ||
    isRomanStatutes(folded) ||
    isTitledStatutes(folded) ||
    isHeadedStatutes(folded) ||
    isAgreedStatutes(folded) ||
    isSignedStatutes(folded) ||
    isOutlinedStatutes(folded) ||
    isFoundingAct(folded)
  )
    return 'statuts';
  if (isDeed(folded) || isTitledDeed(folded)) return 'deed';
  if (
    /soussigne|il a ete convenu/.test(folded) &&
    /ci-apres/.test(folded) &&
    /(?<![a-z])(?:contrat|acte|cession|vente|bail)/.test(top.slice(0, 300))
  )
    return 'deed';
  if (
    /resolution|premiere decision|proces[ -]verbal|l'associee? unique[^.]{0,80}(?:a pris|prend)/.test(top) &&
    /(?:mise aux voix|adoptee?|unanimite|seance|feuille de presence|ai pris les decisions|a pris les decisions|pris les decisions|vote ?:)/.test(
      folded,
    )
  )
    return 'decision';
  return isTitledDecision(folded) ? 'decision' : 'notice';
};

/** « DÉCISIONS DE L'ASSOCIÉE UNIQUE » on a line of its own, then « Première décision », « Décision n° 2 ». */
const isTitledDecision = (folded: string): boolean =>
  folded.length > 900 &&
  /(?:^|\n)(?:proces[ -]verbal|decisions? (?:de |de l'|prises? |du |extraordinaires? )|consultation ecrite)[^\n.]{0,100}\n/.test(
    folded.slice(0, 700),
  ) &&
  (
    folded.match(
      /(?:\n|^)(?:(?:premiere|deuxieme|seconde|troisieme|quatrieme|\d(?:ere|re|e|eme)) (?:resolution|decision)|(?:resolution|decision) (?:n° ?)?(?:[1-9]|[ivx]{1,4}|premiere|unique))(?![a-z])/g,
    ) ?? []
  ).length > 1;

/** « STATUTS DE SASU », « Le soussigné », then « 1. Dénomination … », « 2. Siège … ». */
const isNumberedStatutes = (folded: string): boolean =>
  /(?:^|\n)(?:projet de )?statuts(?![a-z])/.test(folded.slice(0, 500)) &&
  /soussigne|comparu|comparait/.test(folded.slice(0, 2500)) &&
  (folded.match(CLAUSE) ?? []).length > 3;

/** « ACTE CONSTITUTIF », « CONTRAT DE SOCIÉTÉ » as a title, then numbered clauses that form the company. */
const isFoundingAct = (folded: string): boolean =>
  /(?:^|\n)(?:acte constitutif|acte de societe|contrat de societe|pacte social)(?: [^\n]{0,60})?\n/.test(
    folded.slice(0, 500),
  ) &&
  // « I1 est formé »
  /(?<![a-z\d])(?:il|11) est (?:forme|constitue|institue|cree|fonde)|(?:forment|fondent|constituent|creent) (?:entre|par|une)/.test(
    folded,
  ) &&
  (folded.match(/\n(?:art(?:icle|\.) )?\d{1,2}[ .)–—-]{1,4}[a-z]/g) ?? []).length > 4;

/** « statuts de la SAS », then « 1) la forme », « 2) le nom »: written by laymen. */
const isPlainStatutes = (folded: string): boolean =>
  /(?<![a-z])statuts(?![a-z])/.test(folded.slice(0, 300)) && (folded.match(STATUTORY) ?? []).length > 2;

/** « … contenant STATUTS », then « I. Il est formé … », « II. Elle prend le nom de … »: by a notary. */
const isRomanStatutes = (folded: string): boolean =>
  /(?<![a-z])statuts(?![a-z])/.test(folded.slice(0, 600)) &&
  /(?<![a-z])il est (?:forme|constitue|institue|cree|fonde)|(?:etabli|arrete|dresse|redige)[^.\n]{0,40} les statuts d|(?:la societe|elle) (?:prend|a) (?:le nom|pour nom)|(?:forment|fondent|constituent|creent) (?:entre|par|une)/.test(
    folded,
  ) &&
  (folded.match(/\n[ivx]{1,5}[ .)–—-]{1,4}[a-z]/g) ?? []).length > 4;

/** « ont arrêté les statuts », then « TITRE I. La société est de forme … »: by a notary, without articles. */
const isTitledStatutes = (folded: string): boolean =>
  /(?<![a-z])statuts(?![a-z])/.test(folded.slice(0, 1800)) &&
  (/^statuts(?![a-z])/.test(folded) ||
    /(?<![a-z])(?:comparu|comparait|comparants?|soussignee?s?|requete)(?![a-z])/.test(
      folded.slice(0, 1800),
    )) &&
  /\n(?:titre|chapitre) (?:i|1|premier)(?![a-z\d])/.test(folded) &&
  /\n(?:titre|chapitre) (?:ii|2|deuxieme|second)(?![a-z\d])/.test(folded);

/** « STATUTS », then « 1 - LES ASSOCIÉS », « 2.1 Il est formé une société … »: numbered, whoever signs. */
const isOutlinedStatutes = (folded: string): boolean =>
  /(?:^|\n)(?:projet de )?statuts(?: [^\n]{0,60})?\n/.test(folded.slice(0, 500)) &&
  /(?:forme|constitue|cree|institue|fonde)[a-z]{0,4} (?:entre [^.\n]{0,90} )?une societe/.test(folded) &&
  (folded.match(CLAUSE) ?? []).length > 3;

/** « STATUTS » on a line of its own, then « NOM. - … », « OBJET. - … »: clauses that have a title and no number. */
const isHeadedStatutes = (folded: string): boolean =>
  /(?:^|\n)(?:projet de )?statuts(?: [^\n]{0,60})?\n/.test(folded.slice(0, 500)) &&
  new Set((folded.match(HEADED) ?? []).map((title) => title.replace(/[^a-z]/g, ''))).size > 3;

/** Statutes that say who agrees to them, in clauses numbered in any way: « I. – », « 1.1 », « TITRE II ». */
const isAgreedStatutes = (folded: string): boolean => {
  const top = folded.slice(0, 900);
  return (
    folded.length > 1200 &&
    !/^(?:avis|annonce|extrait|publicite)(?![a-z])/.test(folded) &&
    (/^(?:projet de )?statuts(?![a-z])[^\n]{0,80}\n/.test(folded) ||
      (/(?<![a-z])(?:comparu|comparants?|soussignes?|soussignees?|a la requete de)(?![a-z])/.test(top) &&
        /(?:contenant|dresser|etabli[a-z]{0,4}|arreter?|adopter?|rediger?)(?: [a-z']{1,9}){0,5} statuts(?![a-z])/.test(
          top,
        ))) &&
    (
      folded.match(/\n(?:titre |art(?:icle|\.) )?(?:[ivxl]{1,5}|\d{1,2}(?:\.\d{1,2})?)[ .)–—-]{1,5}[a-z]/g) ??
      []
    ).length > 4
  );
};

/** « SAS — statuts constitutifs », then « §1 Forme … », « §4 Siège … » or « Art. 3 - Nom »: numbered by any sign. */
const isSignedStatutes = (folded: string): boolean =>
  /(?<![a-z])statuts(?![a-z])/.test(folded.slice(0, 400)) &&
  new Set([...folded.matchAll(SIGNED_CLAUSE)].map(({ groups }) => groups?.title)).size > 3;
const SIGNED_CLAUSE =
  /\n(?:§|art\.?|n°|[a-z][.)]) ?\d{0,2} ?[.:)–—-]{0,2} ?(?:la |le |l')?(?<title>forme|nom|denomination|objet|siege|duree|capital|apports|presidence|gerance)(?![a-z])/g;

const HEADED =
  /\n(?:la |le |l')?(?:forme|nom|denomination(?: sociale)?|objet(?: social)?|siege(?: social)?|duree|capital(?: social)?|apports|gerance|direction|presidence)(?: ?[.:][ –—-]|\n)/g;

const STATUTORY =
  /\n(?:article |art\.? )?\d{1,2} ?[.)°:–—-]{1,3} ?(?:la |le |l')?(?:forme|nom|denomination|objet|siege|duree|capital|apports)(?![a-z])/g;

/** « ACTE DE CESSION DE FONDS », then the parties and what they agree: a deed, though its articles have no number. */
const isTitledDeed = (folded: string): boolean =>
  folded.length > 1200 &&
  /^(?:projet d')?(?:acte|contrat|convention|protocole|resiliation|avenant|cession|vente|location[ -]gerance|sous-location)(?![a-z])[^.\n]{0,80}(?:fonds|bail|gerance|cession|vente)/.test(
    folded,
  ) &&
  /\n(?:entre|a\.|1|l'an|le vendeur|le cedant|les soussignes|d'une part)/.test(folded.slice(0, 900)) &&
  /(?<![a-z])(?:fait (?:a|en|le)|signatures?|dont acte|conviennent|convenu)(?![a-z])/.test(folded);

const CLAUSE = /\n(?:article )?\d{1,2}(?: ?[.)°:–—-]| bis)/g;

/** The title of a contract, and its articles. */
const isDeed = (folded: string): boolean =>
  /^[^.]{0,120}(?<![a-z])(?:contrat|acte|cession|vente|location[ -]gerance)(?![a-z])/.test(
    folded.slice(0, 160),
  ) &&
  ((folded.match(/\narticle \d/g) ?? []).length > 3 ||
    (/(?<![a-z])acte|contrat/.test(folded.slice(0, 160)) && (folded.match(CLAUSE) ?? []).length > 4)) &&
  !/(?<![a-z])statuts(?![a-z])/.test(folded.slice(0, 300));
