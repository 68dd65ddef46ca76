import type { AnnouncementTypeName } from '#domain/announcement/types.ts';
import { type Change, capitalMove, named, statements } from './change-types.ts';
import { NOT_DISSOLVED } from './lone-types.ts';

/** What is spoken of and what happens to it, in one sentence, in either order. */
const near = (subject: string, event: string): RegExp =>
  new RegExp(
    `(?<![a-z])(?:${subject})[^.\\n]{0,200}(?<![a-z])(?:${event})|(?<![a-z])(?:${event})[^.\\n]{0,200}(?<![a-z])(?:${subject})`,
  );

const SOLD = 'vend|ced|rachet|achet|acqui|repri|vente|cession|dessaisi|adjug|successeur';

const LEADERS =
  '(?:co-?)?geran(?:t|ce)|president?|presidence|direct(?:eur|rice) general|direction generale|administrat(?:eur|rice)s?(?! judic)|dirigeant';

const NOW = 'nouve|desormais|dorenavant|au lieu de|remplac|chang|substitu';

/** Where no rule recognises the sentence: the words of the subject and of the event are enough. */
const weakSingle: readonly (readonly [AnnouncementTypeName, RegExp])[] = [
  ['cession_fonds', near("fonds|branche d'activite|clientele|officine|commerce d", SOLD)],
  ['cession_droit_bail', near('bail|droits? locatifs?', SOLD)],
  [
    'cession_fonds',
    near(
      "(?:leur|son|mon|notre|un|le|l'|d'un) ?(?:magasin|boutique|salon|restaurant|bar|garage|atelier|cabinet|etablissement|institut|hotel|camping|laboratoire|officine|boulangerie|epicerie|cafe)",
      'vend(?:u|ent|re)?(?![a-z])|ced(?:e|ent|er|ee)(?![a-z])|achet|acqui|rachet|repri(?:s|se)(?![a-z])',
    ),
  ],
  [
    'cession_fonds',
    near('exploit|etablissement|entreprise|commerce|boutique|restaurant', 'oppositions?|jouissance'),
  ],
  ['liquidation', near('liquidation', 'clos|clotur|termine|acheve|radi')],
  ['dissolution', /dissolu|dissou|liquidat(?:eur|rice)(?! judiciaire)|fermeture de (?:la|ma|notre) societe/],
  ['convocation_assemblee', near('assemblee|reunion', "convo|ordre du jour|invit|priee?s d'assister")],
];

/** What only the sale of a business has all together. */
const SALE_WORDS = [
  /opposition/,
  /prix|moyennant|euros|€/,
  /exploit|jouissance|possession|etablissement|enseigne|clientele/,
];

const weakChanges: readonly Change[] = [
  ['transformation', near('forme (?:juridique|sociale)', `${NOW}|adopt|pass`)],
  [
    'changement_denomination',
    near('denomination|raison sociale|nom (?:social|de la societe)', `${NOW}|ancien|devien`),
  ],
  [
    'transfert_siege',
    near(
      'siege|adresse|locaux',
      `${NOW}|transf|demenag|deplac|install|implant|jusqu'(?:alors|ici|a present)|precedemment|anciennement`,
    ),
  ],
  ['augmentation_capital', near('capital', 'augment|eleve de|releve')],
  ['reduction_capital', near('capital', 'redui|reduc|diminu|ramen|abaiss')],
  [
    'changement_dirigeant',
    near(
      LEADERS,
      `${NOW}|ancien|n'est plus|ne sont plus|n'exerce plus|revient a|succed|nomm|nomin|demission|quitt|cess|depart|devien|confi|reprend|elu|elect|ced(?:e|ent|er) (?:la|sa)|transmet|passe la main|prend la (?:tete|suite)|a la place de|desormais|maintenant`,
    ),
  ],
  [
    'nomination_commissaire',
    near('commissaires? aux? comptes?|cac', `${NOW}|nomm|nomin|design|confi|succed|mandat`),
  ],
  ['objet', near('objet social|objet de la societe', `${NOW}|modif|eten|elargi|ajout|complet`)],
  ['duree', near('duree de la societe', `${NOW}|modif|prolong|port`)],
];

/** Words that no other kind of notice has together, wherever they stand. */
const TOGETHER: readonly (readonly [AnnouncementTypeName, readonly RegExp[]])[] = [
  ['convocation_assemblee', [/assemblee|reunion/, /ordre du jour/, /vote|pouvoir|mandat/]],
  [
    'dissolution',
    [
      /(?<![a-z])liquid(?:ation|er)(?! judic)/,
      /(?:menera|mener|conduir|charge|assurer)[a-z]{0,3}|liquidat(?:eur|rice)/,
      /courrier|correspondance|notifi|greffe/,
    ],
  ],
];

const NUMBER_OF_REGISTRY = /(?<!\d)\d{3}[ .]?\d{3}[ .]?\d{3}(?!\d)/;

/** A company without a number that will last so long, and will be registered: it is founded. */
const FOUNDED: readonly RegExp[] = [
  /(?<![a-z\d])(?:[2-9]\d|(?:vingt|trente|quarante|cinquante|soixante|quatre-vingt)[a-z-]{0,24}) (?:ans|annees)(?![a-z])/,
  /(?<![a-z])(?:rcs|r\.c\.s|registre du commerce|greffe)/,
  /(?<![a-z])(?:gerant|geranc|president|dirig)/,
  /(?<![a-z])(?:acte|statuts|pacte social|contrat de societe|notaire)/,
];

export const likeliest = (folded: string): readonly AnnouncementTypeName[] => {
  if (!NUMBER_OF_REGISTRY.test(folded) && FOUNDED.every((sign) => sign.test(folded))) return ['constitution'];
  const text = statements(folded);
  const [alone] = weakSingle.find(([, pattern]) => pattern.test(text.replace(NOT_DISSOLVED, ' '))) ?? [];
  if (alone) return [alone];
  const [whole] = TOGETHER.find(([, signs]) => signs.every((sign) => sign.test(folded))) ?? [];
  if (whole) return [whole];
  if (SALE_WORDS.every((word) => word.test(folded))) return ['cession_fonds'];
  const moved = capitalMove(folded);
  const found = weakChanges.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  const all = moved && !found.includes(moved) ? [...found, moved] : found;
  if (all.length === 0) return ['autre'];
  const own = named(all);
  return all.length > 1 || own.length === 0 ? ['modification', ...own] : own;
};
