import { beginsAddress } from './addresses.ts';
import { DOUBTFUL, type Finding } from './facts.ts';
import { fold } from './fold.ts';
import { type Source, sentenceAt } from './source.ts';

/**
 * What was read, checked as a value, whichever reader found it: an address begins with a place, a name is no phrase,
 * a trade does not run into a date. The evident part is kept; a value that cannot be what it claims is left out.
 */
export const plausible = (source: Source, findings: readonly Finding[]): readonly Finding[] =>
  consistent(findings.flatMap((found) => checked(source, found)).map((found) => asTold(source, found)));

const checked = (source: Source, found: Finding): readonly Finding[] => {
  if (ADDRESSES.test(found.name)) return [cleanAddress(source, found)];
  if (PERSONS.test(found.name)) return namedSomebody(found);
  if (/^(?:company|change)\.name/.test(found.name))
    return isPhrase(found.value) || LABEL_WORD.test(fold(found.value)) ? [] : [found];
  if (found.name === 'company.object' && ACT.test(fold(found.value))) return [];
  return /object|nature/.test(found.name) ? [endedAtTail(source, found)] : [found];
};

/** What the text tells as refused, recalled, or still to be decided is less sure. */
const asTold = (source: Source, found: Finding): Finding =>
  isNotDone(source, found) ? { ...found, sure: Math.min(found.sure, DOUBTFUL) } : found;

const isNotDone = (source: Source, { name, start, end }: Finding): boolean => {
  if (!/^(?:person|person\.outgoing|change\..*\.new|seller|buyer|liquidator)$/.test(name)) return false;
  const { folded } = source;
  const sentence = sentenceAt(source, start);
  const ahead = folded.slice(Math.max(sentence.start, start - 240), start);
  const behind = folded.slice(end, Math.min(sentence.end, end + 160));
  if (NOT_OF_THIS_ACT[name]?.test(ahead)) return true;
  if (/^(?:seller|buyer|liquidator)$/.test(name)) return false;
  if (REFUSED.test(ahead)) return true;
  if (name === 'person.outgoing') return isOnAgenda(folded, start);
  return name === 'person' && (isRecalled(ahead, behind) || HONORARY.test(behind));
};

/** « a rejeté la proposition de transférer le siège au … », « n'a pas accepté la démission de … » */
const REFUSED =
  /(?<![a-z])(?:(?:a|ont|avoir) (?:rejete|repousse|refuse|ecarte|ajourne|decline)|n'(?:a|ont) pas (?:adopte|accepte|approuve|retenu|vote|agree)|rejett?e(?:nt)?|refuse(?:nt)?|repousse(?:nt)?) (?:la |le |l'|les |sa |son |leur |une? )?(?:proposition|projet|resolution|demission|demande|idee|candidature|transfert|nomination|revocation|augmentation|reduction|changement)(?:(?! et (?:a|ont|de|d'|nomme|decide|porte|transfere) |[,;] (?:mais|puis|et (?:a|ont)) )(?:[^.;]|(?<=(?<![a-z])mm?)\.)){0,200}$/;
const COMPANY =
  '(?:la |l\'|une )?(?:societe |sarl |sasu? |sa |snc |sci |eurl |association |entreprise )?"? ?$';
const PREDECESSOR = new RegExp(
  `(?:aux droits (?:et obligations )?|ayant[ -]droit|subrogee? dans les droits|a la suite|qui avait absorbe) ?(?:de |d')?${COMPANY}`,
);
/** What the words right before a value say of it: somebody else, or a value of the past. */
const NOT_OF_THIS_ACT: Readonly<Record<string, RegExp>> = {
  // « M. X, ancien gérant de la société Y »: Y leaves nothing.
  'person.outgoing': new RegExp(
    `(?:ancien(?:ne)?|ex|precedente?)[ -](?:co-?)?(?:gerante?|presidente?|direct(?:eur|rice)(?: generale?)?|administrat(?:eur|rice)|dirigeante?|associee?) (?:de |du |d')${COMPANY}`,
  ),
  // « un projet de fusion avec Y »
  person: new RegExp(
    `(?:fusion|rapprochement|partenariat|alliance|contrat|convention|accord) avec ${COMPANY}`,
  ),
  // « la SARL X, venant aux droits de la SARL Y, a cédé »
  seller: PREDECESSOR,
  buyer: PREDECESSOR,
  liquidator: /(?:ancien(?:ne)?|precedente?|ex-?) ?liquidat(?:eur|rice)(?:[^.;]|(?<=(?<![a-z])mm?)\.){0,60}$/,
  // « le capital, d'abord fixé à 500 € »
  'change.capital.new':
    /(?<![a-z])(?:d'abord|initialement|a l'origine|primitivement) (?:fixe|de|etabli|porte|arrete)[a-z]{0,2}(?: a| de)? ?$/,
};
/** « Ordre du jour : révocation de M. X, gérant » */
const isOnAgenda = (folded: string, start: number): boolean => {
  const agenda = folded.search(/(?<![a-z])ordre du jour(?: suivant)? ?:/);
  return agenda >= 0 && agenda < start && CALLS.test(folded.slice(0, agenda)) && !HELD.test(folded);
};
const CALLS =
  /(?:sont|est|etes|sommes) (?:convoque|invite|prie|convie|appele)|avis de convocation|(?:^|\n)convocation/;
/** Minutes recall how the meeting was called, then tell what it decided. */
const HELD =
  /prend(?:re|s)? acte|adopte|seance|proces[ -]verbal|s'est reuni|se sont reuni|decide(?:nt)? (?:de|que)/;
/** « M. X avait été nommé gérant »: the office may have been left since. */
const isRecalled = (ahead: string, behind: string): boolean =>
  (/^[^.;]{0,40}avai(?:t|ent) ete (?:nomm|design|elu|choisi)/.test(behind) ||
    /avai(?:t|ent) (?:ete )?(?:nomm|design|elu|choisi)[a-z]{0,4} (?:[^.;,]|(?<=(?<![a-z])mm?)\.){0,60}$/.test(
      ahead,
    )) &&
  !/confirm|maint(?:ien|enu)|renouvel|reconduit|ratifi/.test(ahead + behind);
/** « a été fait gérant honoraire », « président d'honneur » */
const HONORARY =
  /^[^;§]{0,50}(?:co-?gerante?|gerante?|presidente?|direct(?:eur|rice)(?: generale?)?|administrat(?:eur|rice)) (?:honoraire|d'honneur|emerite)(?![a-z])/;

/** « Form », « Sise » on a line of its own: what announces a detail is no name. */
const LABEL_WORD =
  /^(?:form|formes?|sise?|siege|capital|denomination|nom|objet|duree|gerance|gerante?s?|presidente?|societe|enseigne|sigle|adresse|activite|situee?|domiciliee?|ayant|represente.{0,3}|immatricul[a-z]*|numero|date|decisions?|liquidat(?:eur|rice|ion)|pouvoirs?|greffe)$/;
/** « Objet : dissolution anticipée »: what the notice is about, not what the company does. */
const ACT =
  /^(?:la |le |l'|une? )?(?:dissolution|cloture|nomination|demission|revocation|prorogation|convocation|continuation|rectificatif|additif|avis de |mise en (?:liquidation|sommeil)|fusion(?:-absorption)?$|transfert (?:du|de) siege|(?:augmentation|reduction) (?:du|de) capital|changement (?:de|du|d') ?(?:la )?(?:denomination|nom|siege|gerant|gerance|president|dirigeant|forme|objet)|modifications? (?:des statuts|statutaires?|de l'objet|du capital)|transformation (?:de la societe|en s))/;

/** Values that cannot stand beside others of the same text. */
const consistent = (findings: readonly Finding[]): readonly Finding[] => {
  const valuesOf = (name: string) => findings.filter((one) => one.name === name).map(({ value }) => value);
  const old = [...valuesOf('change.seat.old'), ...valuesOf('change.name.old')].map(fold);
  const persons = new Set(valuesOf('person'));
  return findings.filter(({ name, value }) => {
    // « de La Mare, 14000 Caen, au … »: what is left is not what is taken.
    if (name === 'change.seat.new' || name === 'change.name.new')
      return !old.some((one) => one.endsWith(fold(value)));
    // « Gérance : M. X et Mme Y, cogérants »: the more precise of two words for one office.
    return !(name === 'person' && value.startsWith('gérant: ') && persons.has(`co${value}`));
  });
};

const ADDRESSES = /seat|address$|^meeting\.place$/;
const PERSONS = /^(?:person|person\.outgoing|officer|liquidator|seller|buyer)$/;

/** « président: Paul Ardouvin », « Paul Ardouvin: 3 rue Neuve »: what stands before the value that is checked. */
const ownerOf = (value: string): string => /^[^:]{2,120}(?<! ): /.exec(value)?.[0] ?? '';

/** The same finding with less before its value; the words shown begin where the value does. */
const without = ({ text }: Source, found: Finding, lead: string, value: string): Finding => {
  const start = found.start + lead.length;
  return text.startsWith(lead, found.start) && start < found.end
    ? { ...found, value, start }
    : { ...found, value };
};

const cleanAddress = (source: Source, found: Finding): Finding => {
  const owner = found.name === 'person.address' ? ownerOf(found.value) : '';
  const address = found.value.slice(owner.length);
  const lead = hostOf(found, address) || leadOf(source, found, address);
  const cleaned = without(source, found, lead, withoutCivility(owner) + address.slice(lead.length));
  return /^(?:person|liquidator)\./.test(found.name) && isSomebodyElse(address.slice(lead.length))
    ? { ...cleaned, sure: Math.min(cleaned.sure, DOUBTFUL) }
    : cleaned;
};

/** « chez son avocat, Me Vidal, 5 rue Neuve »: an address is without its host, except where one must go to find him. */
const hostOf = ({ name }: Finding, address: string): string =>
  /^(?:opposition|meeting)\./.test(name)
    ? ''
    : (/^chez [^\d;]{3,70}, (?=\d{1,4}(?: ?(?:bis|ter))?,? \p{L})/u.exec(address)?.[0] ?? '');

const MONTH = 'janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre';
/** « Domiciliation : 3 rue Neuve », « jusqu'au 31 juillet 2026, 6 rue Neuve », « comptable, 27 rue Neuve ». */
const LABEL = /^[a-z][a-z' -]{1,40} ?: ?(?=[a-z\d"])/;
const UNTIL_DAY = new RegExp(`^[a-z' ]{0,24}\\d{1,2}(?:er)? (?:${MONTH}) \\d{4},? (?:au |a )?(?=[a-z\\d])`);
const PROFESSION =
  /^(?:expert[ -])?(?:comptable|retraitee?|avocate?|notaire|artisane?|cadre|medecin|[a-z]{3,14}(?:teur|trice|euse|iste|icien|icienne)), (?=\d)/;
/** « ÉCOLE DE SURF ET VENTE DE MATÉRIEL, 100 CHEMIN … »: what the company does, in a list of its details. */
const ACTIVITY =
  /^[a-z' -]{0,60}(?:vente|achat|location|negoce|fabrication|travaux|reparation|prestations?|conseil) (?:de |d'|en |et )[a-z' -]{2,60}, (?=\d)/;

/** « et qu'elle exploite 17 rue Neuve », « une boutique et une cave, 40 rue Neuve » */
const RELATIVE =
  /^(?:et |ou )?(?:qui|que|qu'(?:il|elle|ils|elles|on)|dont|lequel|laquelle|ou (?:il|elle)) [^\d;]{2,70}? (?=\d{1,4}(?: ?(?:bis|ter))?,? [a-z])/;
const PREMISES =
  /^(?:(?:une?|des|deux|trois) |locaux )(?!rue|place)[a-z][^\d;]{2,90}, (?=\d{1,4}(?: ?(?:bis|ter))?,? [a-z])/;

/** What stands before the address and is no part of it. */
const leadOf = (source: Source, { start }: Finding, address: string): string => {
  const cut = isInsideWord(source, start, address)
    ? (/^\p{L}{1,14} (?:à |a |au |aux )?/u.exec(address)?.[0] ?? '')
    : '';
  const rest = address.slice(cut.length);
  const folded = fold(rest);
  const lead = [LABEL, UNTIL_DAY, PROFESSION, ACTIVITY, RELATIVE, PREMISES]
    .map((pattern) => pattern.exec(folded)?.[0] ?? '')
    .find((words) => words !== '' && !beginsAddress(folded, 0));
  return cut + rest.slice(0, lead?.length ?? 0);
};

/** « ant 10 rue Neuve » of « siégeant 10 rue Neuve »: no value begins inside a word. */
const isInsideWord = ({ text }: Source, start: number, address: string): boolean =>
  /^\p{L}{2}$/u.test(text.slice(start - 1, start + 1)) && text.startsWith(address.slice(0, 4), start);

/** « Nadia Ferrand, 11 rue Neuve » as somebody's address: it may be hers. */
const isSomebodyElse = (address: string): boolean =>
  /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)? (?:\p{Lu}\p{Ll}+|\p{Lu}{2,})(?:-\p{Lu}\p{L}+)?, (?=\d{1,4}[ ,])/u.test(
    address,
  ) &&
  !beginsAddress(fold(address), 0) &&
  !PLACE_WORD.test(fold(address));
/** « Les Gardettes, 118 chemin Neuf », « Bois Joli, 3 rue Neuve »: words that names of places begin with. */
const PLACE_WORD =
  /^(?:l[ea]s?|bois|pech|puy|mont|saint|sainte|grande?|petite?|beau|bel|belle|haute?|bas|basse|vieux|vieille|clos|font|pre|col|val|cap|roc|roche|champ|croix|terre|ker[a-z]*|biopole|criee|terminal|min|logis|marine) /;

const CIVILITY =
  /^(?:M\.|MM\.|Mr\.?|MR\.?|Mme\.?|MME\.?|Mlle|MLLE|Melle|Monsieur|Madame|Mademoiselle|Maître|Dr\.?|Docteur)\s+(?=\p{Lu}(?!\.))/u;
const withoutCivility = (name: string): string => name.replace(CIVILITY, '');

const namedSomebody = (found: Finding): readonly Finding[] => {
  const role = /^(?:person|officer)/.test(found.name) ? ownerOf(found.value) : '';
  const name = withoutCivility(found.value.slice(role.length));
  return isPhrase(name) ? [] : [{ ...found, value: role + name }];
};

/** « fonctions de », « ABANDONNÉE DÈS CE JOUR », « EST MODIFIÉE »: words of a sentence, not a name. */
const PHRASE = new RegExp(
  [
    '^(?:fonctions?|mandats?|pouvoirs?|qualite|titre|remplacement)(?: (?:de|du|des|d.*)| et .*)?$',
    ' (?:de|du|des|d|la|le|les|et|ou|a|au|aux|en|par|pour|dont|qui|que)$',
    "^(?:est|sera|serait|etait|sont|a ete|ont ete|devient|deviendra|reste|demeure|cesse|n'est|ne) [a-z]",
    "^[a-z]{4,14}ee?s? (?:des (?:ce jour|le \\d|a present|maintenant|aujourd'hui|la )|depuis|a compter|a partir|a dater|ce jour|par (?:decision|l'assemblee|les associes|acte)|le \\d|lors|en date|sans delai)(?![a-z])",
    '(?:^| )(?:des|de|a) ce jour$',
    '^(?:abandonn|delaiss|remplac|modifi|supprim|chang|conserv|mainten|substitu|annul|quitt)[a-z]{1,3}$',
  ].join('|'),
);
export const isPhrase = (name: string): boolean => PHRASE.test(fold(name));

/** « mercerie, acquis le 3 mai 2004 », « vente de cycles à partir du 15 octobre 2026 »: the list ends before. */
const TAIL = new RegExp(
  [
    ",?(?: et)?(?: ce)?,? (?:a|des) (?:compter|dater) (?:du|de|d'|des)(?= )",
    `,?(?: et)?(?: ce)?,? (?:a partir du|depuis le|depuis|jusqu'au|avec effet (?:au|du|le)|a effet (?:du|au)|des le|a la date du) (?:\\d{1,2}(?:er)?(?: (?:${MONTH})|/)|1er )`,
    ',? (?:a partir de ce jour|avec effet immediat|des ce jour|a ce jour)(?![a-z])',
    `,? (?:qu'(?:il|elle|ils) (?:a|avait|ont) |que (?:le|la) [a-z]{4,12} a )?(?:acquis|achete|cree|fonde|recu|herite|ouvert|repris|exploite)e?s? (?:le|depuis le|en|par acte du|suivant acte du) (?:\\d{1,2}(?:er)? (?:${MONTH})|\\d{4})`,
    ',? (?:qui|que|dont|lequel|laquelle)$',
    ",? (?:qui (?:devient|deviendra|sera|se lit|se lira|est desormais|a ete)|et (?:a |ayant )?pour (?:presid|geran|siege|capital|duree|denomination|dirigeant|direct)|(?:la|cette|ladite) societe (?:subsist|reste|demeur|continu|conserv|n'est|garde))",
    ',? sur (?:assignation|requete|saisine|declaration de cessation|demande d)',
    ',? et (?:est |sera )?(?:geree|presidee|dirigee|administree) par(?![a-z])',
    " \\([^()]{0,80}(?:jusqu'ici|jusqu'alors|auparavant)[^()]{0,40}\\)$",
  ].join('|'),
);
const endedAtTail = ({ text }: Source, found: Finding): Finding => {
  const length = fold(found.value).search(TAIL);
  if (length < 4) return found;
  const value = found.value.slice(0, length);
  const end = found.start + length;
  return text.startsWith(value, found.start) ? { ...found, value, end } : { ...found, value };
};
