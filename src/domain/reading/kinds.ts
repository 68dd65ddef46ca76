import type { AnnouncementTypeName } from '#domain/announcement/types.ts';
import { changesIn, named, renamedIn, statements, tellsLosses } from './change-types.ts';
import { typeByWords } from './likely-type.ts';
import { loneTypes, resolutionsOf } from './lone-types.ts';
import type { Source } from './source.ts';
import type { TextKind } from './text-kinds.ts';
import { likeliest } from './weak-types.ts';

/** The types of notice that the text is, or calls for, the main one first. Where no rule knows, its words tell. */
export const typesOf = (source: Source, kind: TextKind): readonly AnnouncementTypeName[] => {
  const ruled = typesByRules(source, kind);
  // Half of the capital is lost, and the company goes on: whatever its words come near, it is of no other type.
  const likely = ruled[0] === 'autre' && !tellsLosses(source.folded) ? typeByWords(source.folded) : undefined;
  return likely ? [likely] : ruled;
};

const typesByRules = (source: Source, kind: TextKind): readonly AnnouncementTypeName[] => {
  const { folded } = source;
  const [alone] = loneTypes.find(([, applies]) => applies(folded, kind)) ?? [];
  if (!alone && kind === 'notice' && isCreation(folded)) return ['constitution'];
  if (alone) return [alone];
  const found = withName(changedTypes(folded, kind), source.text, kind);
  if (found[0] !== 'autre') return found;
  if (kind !== 'notice' || tellsLosses(folded)) return found;
  return renamedIn(source.text) ? ['changement_denomination'] : likeliest(folded);
};

/** « l'ancien titre « A » fait place à « B » et le siège quitte … »: the name is changed beside the seat. */
const withName = (
  types: readonly AnnouncementTypeName[],
  text: string,
  kind: TextKind,
): readonly AnnouncementTypeName[] =>
  kind === 'notice' &&
  types[0] !== 'autre' &&
  types[0] !== 'cessation_activite' &&
  !types.includes('changement_denomination') &&
  renamedIn(text)
    ? ['modification', 'changement_denomination', ...types.filter((type) => type !== 'modification')]
    : types;

const changedTypes = (folded: string, kind: TextKind): readonly AnnouncementTypeName[] => {
  const text = statements(resolutionsOf(folded, kind));
  const found = changesIn(folded, text);
  const besides = named(found).filter((name) => !follows.has(name));
  if (found.includes('transformation'))
    return [
      ...(besides.length > 0 ? ['modification' as const] : []),
      'transformation',
      ...(besides.length === 0 && found.some((name) => name === 'objet' || name === 'duree')
        ? ['modification' as const]
        : []),
      ...besides,
    ];
  if (found.length === 0 && RENEWED_AUDITOR.test(text)) return ['nomination_commissaire'];
  if (found.length === 0) return cessation(folded);
  const own = named(found);
  return found.length > 1 || own.length === 0 ? ['modification', ...own] : own;
};

const RENEWED_AUDITOR = /renouvel[^.\n]{0,220}(?:commissaires? aux comptes|(?<![a-z])cac(?![a-z]))/;

/** What a new company states, and hardly any other text states together. */
const CREATION_SIGNS: readonly RegExp[] = [
  /(?<![a-z])(?:objet|activites?)(?: sociale?| principale?)? ?:|pour objet|(?<![a-z])elle (?:fera|exercera|detiendra|gerera|aura|exploitera|servira|vendra|proposera|fabriquera|s'occupera)(?![a-z])/,
  /(?<![a-z])dur(?:ee|era)(?![a-z])/,
  /(?<![a-z])cap(?:ital|\.)/,
  /(?<![a-z])(?:president|gerant|gerance|cogerant)/,
  /(?<![a-z])siege|(?:societe|elle) est (?:installee|domiciliee|basee)/,
  /(?:fonde|forme|constitue|cree)e? (?:par|selon|suivant) (?:les |des )?(?:statuts|acte)|acte [^.\n]{0,60}(?:forme|fonde)e? entre|(?:etabli|signe|redige|arrete|recu)[a-z]{0,4}[^.\n]{0,40} statuts|statuts (?:etablis|signes|rediges|recus)|acte constitutif/,
  /immatricul|(?<![a-z])(?:rcs|r\.c\.s\.|greffe)/,
];

const ENOUGH_SIGNS = 6;

const CREATION_LABELS = CREATION_SIGNS.slice(0, 4);

/** « a reçu les statuts de la SCI … », « ont fondé une société »: of a company that has no number yet. */
const FOUNDING =
  /(?:recu|signe|etabli|depose|dresse|redige|arrete)[a-z]{0,2}[^.\n]{0,60} (?:les )?statuts (?:de la|d'une|de l') ?(?:societe|s(?:arl|asu?|ci|nc|a|cp|cm|ccv|elarl|elas|cop|ca|c|ep)(?![a-z])|eurl)|(?<![a-z])(?:a|ont|avons) (?:fonde|forme|cree|constitue) (?:entre eux |ensemble )?(?:la|une|l') ?(?:societe|s(?:arl|asu?|ci|nc|a|cp|cm|ccv|elarl|elas|cop|ca|c|ep)(?![a-z])|eurl)/;

const isCreation = (folded: string): boolean => {
  const signs = CREATION_SIGNS.filter((sign) => sign.test(folded)).length;
  const numbered = /(?<!\d)\d{3}[ .]?\d{3}[ .]?\d{3}(?!\d)/.test(folded);
  const labelled =
    CREATION_LABELS.every((label) => label.test(folded)) &&
    // The number of a company that manages it, where the act that founds it is told.
    (/(?<![a-z])(?:acte|statuts|ssp|assp)(?![a-z])/.test(folded) || !numbered);
  return (
    (labelled || ((signs >= ENOUGH_SIGNS || FOUNDING.test(folded)) && !numbered)) &&
    !/prorog|transform|anci[a-z]{1,4} |liquidat|modifi|assemblee generale|remplac|(?:a|ont|avoir|de)(?:, [^.\n]{4,120},)? transfer[a-z]{1,2} (?:le|son) siege|radiee du/.test(
      folded,
    )
  );
};

/** What a transformation always brings with it. */
const follows = new Set<AnnouncementTypeName>([
  'transformation',
  'changement_dirigeant',
  'nomination_commissaire',
]);

const cessation = (folded: string): readonly AnnouncementTypeName[] =>
  /(?:^|\n)cessation(?= ?[.:–—-]|\n)|(?<![a-z])(?:arret|cessation) (?:complete?|totale?|definiti(?:f|ve)|temporaire|immediate?) [^.\n]{0,160}(?:activite|sommeil)|(?:cess[a-z]{0,14}|arret)[^.\n]{0,50}(?<![a-z])(?:activites?|exploitation)|(?<![a-z])(?:suspend|interromp)[a-z]{0,3}(?: [a-z]{4,14}ment)? (?:son|toute|l'|ses) ?(?:activites?|exploitation)|(?:plus|n'a plus) (?:aucune activite|d'activite)(?![a-z])|(?:mise?|mettre|placee?|met|mettent)[^.\n]{0,40} en sommeil|(?:met(?:tre|tent|s)?|mis|mettant) (?:fin|un terme) a (?:son|ses|toute|leur|l'|mon)[^.\n]{0,16}activites?|(?:arret|ferm)[a-z]{0,4} [^.\n]{0,30}activite|(?<![a-z])activites?(?:(?!geran|president)[^.\n]){0,130}(?<![a-z])(?:arrete|cesse|interrompu|suspendu|pris fin|prendra fin|s'arrete)|(?:entreprise|societe|etablissement|commerce|magasin|boutique)[^.\n]{0,60}(?<![a-z])(?:ferme|cesse)(?![a-z])|(?<!fonctions |mandat |pouvoirs )(?<![a-z])cess(?:ent|era|eront) (?:a (?:dater|compter|partir) d|le \d|au \d|des le )/.test(
    folded,
  )
    ? ['cessation_activite']
    : ['autre'];
