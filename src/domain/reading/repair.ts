import { fold } from './fold.ts';

/** The first pages, folded once for all the words that a text cuts. */
let latestHead:
  | { original: string; folded: string; words: ReadonlySet<string>; misread: boolean }
  | undefined;
export const headOf = (original: string) => {
  if (latestHead?.original !== original) {
    const folded = fold(original.slice(0, 8000));
    const words = new Set(folded.split(/[^a-z-]+/));
    latestHead = { original, folded, words, misread: MISREAD.test(original.slice(0, 8000)) };
  }
  return latestHead;
};

const WAYS =
  /^,?(?: bis| ter)? (?:rue|place|avenue|av\.?|bd|boulevard|chemin|route|rte|impasse|all[ée]es?|quai|cours|square|passage|sentier|mont[ée]e|ruelle|faubourg|chauss[ée]e|venelle|esplanade|promenade|traverse|rond-point|villa|cit[ée])(?!\p{L})/iu;
const MONTHS = /^ (?:janv|f[ée]vr|mars|avr|mai|juin|juil|ao[uû]t|sept|oct|nov|d[ée]c)/i;

/** The usual confusions: O and 0, l and 1, rn and m. */
export const repairToken = (token: string, text: string, index: number): string => {
  if (/^[lIO]{1,2}$/.test(token) && MONTHS.test(text.slice(index + token.length, index + token.length + 7)))
    return token.replace(/O/g, '0').replace(/[lI]/g, '1');
  // « S.C.l. DES OSIERS »
  if (token === 'l' && /S\.C\.$/.test(text.slice(Math.max(0, index - 4), index))) return 'I';
  if (/^[\dOolI]+$/.test(token)) return digits(token, text, index);
  if (CASE_NUMBER.test(token)) return caseNumber(token);
  if (token === 'Mrne') return 'Mme';
  // « Ie Moulin Neuf »: no French word is written so.
  if (/^I(?:e|a|es)$/.test(token)) return `l${token.slice(1)}`;
  // « le ler mars », « boulevard Albert ler »: no French word is written so.
  if (token === 'ler') return '1er';
  if (/\d/.test(token)) return letters(inCapitals(roundZero(token, text, index)));
  // « l'lntendance »: no French word begins so.
  return inLetters(/^l[bcdfgjkmnpqrstvxz]\p{Ll}{2,}$/u.test(token) ? `I${token.slice(1)}` : token, text);
};

const inLetters = (token: string, text: string): string => {
  if (!token.includes('rn')) return repairWord(token);
  const seen = token.replaceAll('rn', 'm');
  // « Colrnar » where the text has « Colmar » too.
  if (token.length > 4 && headOf(text).words.has(fold(seen))) return seen;
  return repairWord(isMisreadM(token, text) ? seen : token);
};

/** « Côrne », « colrnatage », and « chernin » or « cérarnique » where other signs of the text were misread too. */
const isMisreadM = (token: string, text: string): boolean =>
  /[àâéèêëîïôûù]rn|[bcdfgjklmpqstvxz]rn|^rn/iu.test(token) ||
  (headOf(text).misread && !RN_WORDS.test(fold(token)));

/** Figures with letters in them, and « m » where no French word has « rn ». */
const MISREAD = /\dO|(?<![\p{L}\d])l\d|\p{L}{2}[01]\p{L}{2}|\p{Ll}rn[bmp]|Mrne/u;

/** The French words and names that have « rn » between vowels or at their end; others have an « m ». */
const RN_WORDS = new RegExp(
  [
    'acharn|czarn|^arn(?!e$)|^barn|bearn|carn(?:eau|ot|et|av|ac|as|iv|oule|ation)|charn(?:i|el|y|u|o[tz])|^darn(?:e[ty]|ac)|garn(?:i(?!n)|aud|on)',
    'harn(?:ais|ach|es$)|incarn|jarn|^larn|lucarn|marn|parn(?:as|y)|^sarn|tarn(?!i)|^[vw]arn',
    'bern|casern|cern|dern(?:i|aniere)|^ern(?!en|ile|ilie|ma$)|fern(?:an|ey|el$|ie|oux|e$)|guern|(?<!c)hern(?:i|an|u)|infern|kern|luzern|modern|^pern(?!et)|pernet$|audiern|alern|stern|tern|vern',
    'adorn|born|californ|corn(?!edi|it[e]|pt)|^horn|licorn|^morn(?!ent)|mornay|^orn(?!is|ett|elet|ni)|^sorn(?!me)|thorn|unicorn',
    '(?<!^s)ourn|sournois|burn|diurn|(?:noc|taci|sa)turn|^turn|^surn(?:om|um|at)|^urn|smyrn',
  ].join('|'),
);

/** « LES GENÊTS D'0R », « 9g ans » */
const roundZero = (token: string, text: string, index: number): string => {
  if (/^\d[gq]$/.test(token) && /^ an/.test(text.slice(index + 2, index + 5))) return `${token[0]}9`;
  // « VÉL0 » where other signs of the text were misread too.
  if (/^\p{Lu}{3,}0$/u.test(token) && headOf(text).misread) return `${token.slice(0, -1)}O`;
  return /^0\p{Lu}{1,3}$/u.test(token) && /['’]$/.test(text.slice(Math.max(0, index - 1), index))
    ? `O${token.slice(1)}`
    : token;
};

/** « COMPT0lR »: a small l among capitals. */
const inCapitals = (token: string): string =>
  /^[\p{Lu}\dl]{4,}$/u.test(token) && /\p{Lu}{3}/u.test(token) ? token.replaceAll('l', 'I') : token;

const repairWord = (token: string): string => {
  // « quai Henri-lV », « place Pie-Xll »: the number of a king or a pope.
  if (/^[lIVX]{0,5}[VX][lIVX]{0,5}$/.test(token)) return token.replaceAll('l', 'I');
  if (/^[\p{Lu}l]{3,}$/u.test(token) && token.includes('l') && /\p{Lu}{2}/u.test(token.replaceAll('l', '')))
    return token.replaceAll('l', 'I');
  // « CIermont »: no name has a capital I behind its initial, but « CIe » is an abbreviation.
  if (/\p{Ll}I\p{Ll}|\p{Ll}{3}I$|^[BCFGP]I[aeéou]\p{Ll}{3,}$/u.test(token)) return token.replaceAll('I', 'l');
  const word = /rn|^[lI1]|[cily]/.test(token) ? knownWord(token) : token;
  if (/^\p{Ll}{4,}$/u.test(word)) return spelt(word);
  // « Jouisance » begins a sentence; shorter words may be names.
  return /^\p{Lu}\p{Ll}{6,}$/u.test(word) ? word.charAt(0) + spelt(word.toLowerCase()).slice(1) : word;
};

/** « 2O26LOOO27 »: figures on both sides of the letters of a register. */
const CASE_NUMBER = /^\d[\dOlI]{3}\p{Lu}{1,2}[\dOlI]{3,7}$/u;
const caseNumber = (token: string): string => {
  const figures = (part: string) => part.replace(/O/g, '0').replace(/[lI]/g, '1');
  const letters = /^[\p{Lu}]{1,2}?(?=[\dOlI]+$)/u.exec(token.slice(4))?.[0] ?? '';
  return figures(token.slice(0, 4)) + letters + figures(token.slice(4 + letters.length));
};

/** No word is longer; each letter of one is tried in turn. */
const LONGEST_WORD = 30;
/** « disolution », « anonce », « someil »: a known word but for its doubled letters. */
const spelt = (token: string): string => {
  const folded = fold(token);
  if (token === 'nome' || token === 'nomé') return 'nommé';
  if (folded.length < 5 || folded.length > LONGEST_WORD || vocabulary().has(folded)) return token;
  return (
    spellings().get(single(folded)) ??
    shortened().get(folded) ??
    lengthened(folded) ??
    swapped(folded) ??
    token
  );
};
/** « capiltal »: a known word with one letter too many inside. */
const lengthened = (word: string): string | undefined =>
  word.length < 8
    ? undefined
    : [...word]
        .slice(1, -2)
        .map((_, index) => word.slice(0, index + 1) + word.slice(index + 2))
        .find((shorter) => vocabulary().has(shorter));
/** « captial », « sociéét »: a known word of which two neighbours changed places. */
const swapped = (word: string): string | undefined =>
  [...word]
    .slice(1)
    .map((sign, index) => word.slice(0, index) + sign + word.charAt(index) + word.slice(index + 2))
    .find((turned) => turned.length > 6 && vocabulary().has(turned));
const single = (word: string): string => word.replace(/([^e])\1/g, '$1');

const digits = (token: string, text: string, index: number): string => {
  // « avenue de 1'Europe »
  if (token === '1' && /^['’]\p{L}/u.test(text.slice(index + 1, index + 3))) return 'l';
  const figures = token.replace(/[Oo]/g, '0').replace(/[lI]/g, '1');
  if (/\d/.test(token)) return figures;
  if (/^[lIO]{5}$/.test(token)) return figures;
  const before = text.slice(Math.max(0, index - 8), index);
  if (/^O{3}$/.test(token) && /(?:\d[\dOl]{0,6}|(?<!\p{L})[lI])[ .,]$/u.test(before)) return figures;
  const after = text.slice(index + token.length, index + token.length + 16);
  // « l OOO euros »
  if (/^[lI]$/.test(token) && /^[ .][\dO]{3}(?![\p{L}\d])/u.test(after)) return figures;
  // « l3/Ol/2O26 », « 83O Oll 383 »: letters between figures.
  if (/^[OlI]{2,3}$/.test(token) && /[\dOl][ /.]$/.test(before) && /^[ /.][\dlIO]{2}/.test(after))
    return figures;
  return /^(?:l|[lI]?O?[lI]O?[lI]?)$/.test(token) && WAYS.test(after) ? figures : token;
};

const letters = (token: string): string => {
  if (/^1(?:er|re|ere|ère)$/i.test(token)) return token;
  if (/^SC1$/.test(token)) return 'SCI';
  // « rue de 1a Filature »
  if (/^1(?:a|es|ui|eur)$/.test(token)) return `l${token.slice(1)}`;
  // « LA ROCHE-SUR-Y0N »
  if (/^\p{Lu}0\p{Lu}$/u.test(token)) return token.replace('0', 'O');
  // « ANGER5 », « A55EMBLÉE »
  if (/^\p{Lu}{4,}5$|^\p{Lu}+5{1,2}\p{Lu}{3,}$/u.test(token)) return token.replaceAll('5', 'S');
  // « TOURE11ES »: two between vowels are LL.
  const doubled = token.replace(/(?<=^\p{Lu}*[AEIOU])11(?=[AEIOUY]\p{Lu}*$)/u, 'LL');
  if (doubled !== token && token.length > 5) return doubled;
  const inside =
    /^(?:0\p{L}{3,}|1\p{Ll}{3,}|\p{L}+[01]{1,2}\p{L}{2,}|\p{L}{2,}[01]\p{L}|\p{L}{4,}1|[\p{L}01]*\p{L}{2}[01]\p{L}{2}[\p{L}01]*)$/u.test(
      token,
    );
  if (!inside) return token;
  const low = /\p{Ll}/u.test(token.slice(1).replace(/\d/, ''));
  const withI = token.replace(/1/g, 'i').replace(/0/g, 'o');
  if (low && (vocabulary().has(fold(withI)) || isLikelyI(token))) return withI;
  const [first = '', rest = ''] = [token.slice(0, 1), token.slice(1)];
  const one = (_: string, index: number) => (low ? 'l' : capitalOne(token, index + 1));
  return first.replace('0', 'O').replace('1', 'l') + rest.replace(/0/g, low ? 'o' : 'O').replace(/1/g, one);
};

/** « Po1nte », « ma1re »: no French word has « oln » or « alr », many have « oin » and « air ». */
const isLikelyI = (token: string): boolean => /^[^1]*[aeou]1[nr][^1]*$/i.test(token);

/** « SAB1ES », « TRIBUNA1 », « CESS1ON »: L where French has L between these letters, else I. */
const capitalOne = (token: string, index: number): string => {
  const folded = fold(token);
  const [left = '', right = ''] = [folded[index - 1], folded[index + 1]];
  const vowel = /[aeiouy]/;
  // « LA1NES », « PO1RE »: no French word has « aln » or « olr », many have « ain » and « oir ».
  if (/[aeou]/.test(left) && /[nr]/.test(right)) return 'I';
  if (vowel.test(left)) return 'L';
  return /[bfgp]/.test(left) && vowel.test(right) && !folded.startsWith('on', index + 1) ? 'L' : 'I';
};

const knownWord = (token: string): string => {
  const tries = [token.replaceAll('rn', 'm'), token.replace(/^[l1]/, 'I'), token.replace(/^[I1]/, 'l')];
  const known =
    tries.find((word) => word !== token && vocabulary().has(fold(word))) ??
    roundLetter(token) ??
    misread(token);
  // No French word has these letters in a row.
  return known ?? token.replace(/rn(?=[mp])/, 'm').replace(/(?<=\p{L}r)rn/u, 'm');
};

/** « dcmeurant », « octobrc »: a known word but for one e that was read as c. */
const roundLetter = (token: string): string | undefined =>
  vocabulary().has(fold(token))
    ? undefined
    : [...token]
        .flatMap((sign, index) =>
          sign === 'c' ? [`${token.slice(0, index)}e${token.slice(index + 1)}`] : [],
        )
        .find((word) => word.length > 5 && vocabulary().has(fold(word)));

/** « Capitai », « soclété »: a known word but for i and l, in small letters after the first. */
const misread = (token: string): string | undefined => {
  const folded = fold(token);
  if (folded.length < 6 || vocabulary().has(folded) || !/^\p{L}\p{Ll}+$/u.test(token)) return undefined;
  const word = misreadings().get(alike(folded));
  if (word === undefined || word.length !== token.length) return undefined;
  return /^\p{Lu}/u.test(token) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
};
const alike = (word: string): string => word.replace(/[ily]/g, 'l');

/** Words of the notices, to recognise one that was badly scanned, cut or misspelt. */
const WORDS = `nom nomme nommee prenom demeurant domicile dame commerce communication commissaire commissaires comptes
  ordinaire extraordinaire assemblee generale societe civile immobiliere immobilier immatriculee immatriculation
  liquidation liquidateur liquidatrice dissolution denomination modification administrateur administration
  president presidente gerance gerant gerante capital numero montant monsieur madame tribunal mandat
  mandataire judiciaire redressement augmentation transformation transfert statuts associes actionnaires
  constitution enregistrement oppositions publication completement forme normal informatique immeuble
  jugement soumis soumise soumises soumission commun commune communs termes mois mandats nommes reims nimes amiens
  limoges denommee denomme anonyme limitee responsabilite simplifiee collectif somme rouen clermont marne chambery cambrai domaine premier premiere demande demission demissionnaire
  immeubles domiciliee domicilie mention moyennant commercial commerciale compte compter
  annonce annonces sommeil temporaire activite cessation cession acquereur acheteur vendeur cessionnaire cedant
  tribunal greffe gerance siege adresse transfere transferer apport apports approuve approbation personnel
  successeur succede effet effective objet duree prorogation proroge collective collectivite unanimite actionnaire
  associe associee dissoute dissout dissoudre liquider resilie resiliation rectificatif rectification erreur
  additif nommer commerciale exploitation exploite exploitee appelle appellera immobilieres appartenant
  appartement jouissance possession correspondance opposition fonctions fonction remplacement remplace demissionne
  immatricule professionnel professionnelle janvier fevrier septembre octobre novembre decembre juillet solidairement indefiniment demt proces verbal statuant deliberation decision pouvoir occasion raison location
  ensemble immediat immediate immediatement numeraire`;

const lazily = <Value>(make: () => Value): (() => Value) => {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
};
export const vocabulary = lazily(() => new Set(WORDS.split(/\s+/)));
const misreadings = lazily(() => new Map([...vocabulary()].map((word) => [alike(word), word])));
/** « capitl », « transfrer »: a known word without one of its inner letters. */
const shortened = lazily(
  () =>
    new Map(
      [...vocabulary()]
        .filter((word) => word.length > 6)
        .flatMap((word) =>
          [...word].slice(1, -2).map((_, index) => [word.slice(0, index + 1) + word.slice(index + 2), word]),
        ),
    ),
);
const spellings = lazily(() => new Map([...vocabulary()].map((word) => [single(word), word])));
