import { fold } from './fold.ts';

/**
 * The labels of forms and drafts in the words of laymen, each with the usual one: « Où est le siège ? » and
 * « Ses locaux : » announce what « Siège : » announces.
 */
type Meaning = readonly [label: string, words: RegExp];

const COMPANY = '(?: de (?:la|notre|ma) (?:societe|sarl|sasu?|eurl|sci|entreprise|structure)| social[es]?)?';

const LABELS: readonly Meaning[] = [
  ['Dénomination', new RegExp(`^(?:le |son )?nom (?:choisi|retenu|adopte|donne)${COMPANY}$`)],
  ['Dénomination', /^(?:la societe|elle|notre societe) (?:s'appelle(?:ra)?|se nomme(?:ra)?)$/],
  ['Dénomination', /^comment (?:elle|la societe) s'appelle(?:ra)?$/],
  ['Forme', /^(?:type|genre|statut) (?:de (?:la )?(?:societe|structure)|juridique)$/],
  [
    'Siège',
    /^(?:ses |nos )locaux$|^(?:ses |nos |les )?locaux et (?:son |notre |le )?siege$|^(?:lieu d')?implantation$/,
  ],
  [
    'Siège',
    /^(?:adresse|domiciliation) de (?:la|notre|ma) societe$|^domiciliation(?: sociale)?$|^lieu du siege(?: social)?$|^(?:la societe|elle) est (?:basee|installee)$/,
  ],
  [
    'Objet',
    new RegExp(
      `^(?:le |son |sa |ses |notre |nos )?(?:but|vocation|mission|metiers?|raison d'etre(?: et objet)?|domaines?|specialites?|secteur|domaine d'activite|secteur d'activite)${COMPANY}$`,
    ),
  ],
  [
    'Objet',
    /^ce (?:qu'elle|que la societe) (?:fera|fait|vend|vendra|propose|proposera)$|^ce que (?:fait|fera) (?:la|notre|ma) societe$/,
  ],
  ['Objet', /^(?:ses |nos |les )?activites? (?:poursuivies?|prevues?|envisagees?|de la societe)$/],
  ['Objet', /^a quoi (?:elle|la societe) sert(?:ira)?$|^(?:ses|nos) (?:travaux|services)$/],
  [
    'Siège',
    /^siege (?:social )?(?:actuel|present|a ce jour)$|^ou (?:elle|la societe) (?:est|se trouve|sera|siege)(?: installee| domiciliee)?$/,
  ],
  [
    'Immatriculation',
    /^registre(?: du commerce(?: et des societes)?)?$|^ou (?:elle|la societe) sera (?:inscrite|immatriculee|enregistree)$/,
  ],
  ['Ancien siège', /^(?:ancienne adresse|(?:adresse|siege) (?:quittee?|precedente?|de depart|d'origine))$/],
  ['Nouveau siège', /^(?:nouvelle adresse|(?:adresse|siege) d'arrivee)$/],
  ['Ancien objet', /^objet(?: social)? (?:ancien|precedent)$/],
  ['Nouvel objet', /^objet(?: social)? (?:nouveau|futur)$/],
  ['Ancien capital', /^capital(?: social)? (?:avant|ancien|initial)$/],
  ['Nouveau capital', /^capital(?: social)? (?:apres|nouveau|final)$/],
  [
    'Durée',
    /^(?:jusqu'a quand|(?:pour |pendant )?combien de temps|duree de vie|elle (?:durera|vivra)|nombre d'annees)$/,
  ],
  ['Capital', /^capital \((?:€|en euros|euros)\)$|^(?:fonds propres|mise|fonds|capital) de depart$/],
];

/** What a question asks for, by its words: the first that it has. */
const ASKED: readonly Meaning[] = [
  ['Dénomination', /appelle|(?<![a-z])nom(?![a-z])|denomination/],
  ['Forme', /forme|type de|statut/],
  ['Capital', /capital|argent/],
  ['Durée', /combien de temps|dure(?![a-z])|duree|durera|longtemps|combien d'annees/],
  ['Immatriculation', /immatricul|registre|greffe|rcs|inscri/],
  ['Président', /presid/],
  ['Gérant', /(?<![a-z])(?:gere|gerer|gerera|gerant)/],
  ['Objet', /fait|fera|activite|metier|objet|(?<![a-z])but(?![a-z])|s'occupe/],
  ['Siège', /siege|adresse|installee|basee|domiciliee|se trouve/],
];
const QUESTION =
  /^(?:ou|que|qu'|(?:a |dans |sous |pour |de )?quel(?:le)?s?|qui|comment|combien|(?:pour|pendant) combien|(?:en|de) quoi)(?![a-z])/;

/** Who lives where is not asked of the company. */
const OF_A_PERSON =
  /habit|demeur|reside|domicile|gerant[^?]{0,30}(?:adresse|ou )|(?:adresse|ou )[^?]{0,30}(?:gerant|president)/;

/** A label that begins a line, a sentence or a numbered clause, up to the sign that ends it. */
export const LABELLED =
  /(?<=^|\n|[.;] |\n\d{1,2}(?:\.\d{1,2})?[.)]? )[\p{L}(][\p{L}'’ ()€-]{1,56}(?: ?\?(?: ?:)?| ?:)(?=[ \n])|(?<=\n\d{1,2}(?:\.\d{1,2})?[.)]? )[\p{L}'’ ]{3,40}\.(?= )/gu;

export const usualLabel = (written: string): string => {
  const words = fold(written)
    .replaceAll('’', "'")
    .replace(/(?<![ ?:.])[ ?:.]+$/, '');
  const ending = written.includes('?') || written.endsWith(':') ? ' :' : '.';
  const label = written.includes('?')
    ? QUESTION.test(words) && !OF_A_PERSON.test(words) && meaning(ASKED, words)
    : meaning(LABELS, words);
  return label ? label + ending : written;
};

const meaning = (meanings: readonly Meaning[], words: string): string | undefined =>
  meanings.find(([, pattern]) => pattern.test(words))?.[0];
