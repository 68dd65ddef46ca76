import { addressAt } from './addresses.ts';
import type { Context } from './context.ts';
import type { Party } from './party-details.ts';
import { type Span, sentenceAt } from './source.ts';

/** The seat of the company before any change. */

const SEAT_LABEL =
  /(?<![a-z])siegeant(?: au| a(?= (?:lieu[ -]?dit|hameau)))?[ ,:]{1,3}|(?<![a-z])(?:ancien )?(?:adresse (?:du |de son )?)?siege(?!ant)(?: ?social)?(?: et (?:siege )?de (?:la )?liquidation)?(?! (?:de (?:la )?liquidation|respectif|peut|quitt))(?: de la societe| de l'entreprise)?(?: actuel| present)?(?: est| etait| sera| se situe| se trouve| a ete)?(?: (?:fixe|situe|etabli|place|sis|domicilie|elu))?(?: (?:au|a)(?= (?:lieu[ -]?dit|hameau)))?(?: au domicile (?:du gerant|de la gerante|du president|de la presidente)| au domicile (?:des epoux|de m(?:onsieur|me|\.)?(?: et m(?:adame|me))?) [a-z'-]{2,24},(?= )| chez (?:m(?:me|r|lle)?\.? et m(?:me|r)?\.? [a-z'-]{2,24},?)| chez| dans les locaux)?[ .:,\n-]{0,3}/g;

/** The new seat, or that of the notary who received the act. */
const OTHER_SEAT =
  /(?:nouve(?:au|lle)|transfer[a-z]{0,14}(?: le| son| du)?|futur) $|(?:habite|demeure|reside|domicili)[^.;]{0,20} a l'$|(?:notaires?|notarial|notariale|avocate?s?)(?![a-z])[^.;]{0,70}$/;

/** « a déplacé le siège de l'entreprise », « le siège est au »: in a sentence that decides, where it goes. */
const MOVES_SEAT =
  /(?:deplac|transf|transport|install|demenag|etabli|fix|port)[a-z]{1,4} (?:le|son|leur|du) siege[^§]{0,30}$|siege(?: social)? (?:est|se trouve|se situe)[^§]{0,12}$/;

const isMoved = ({ types }: Context, sentence: string): boolean =>
  types.includes('transfert_siege') &&
  /compter|decision|decid|desormais|dorenavant|transf|deplac|transport|demenag|resolu|assemblee|(?<![a-z])ag[eom](?![a-z])/.test(
    sentence,
  ) &&
  (/(?:fixe|desormais|dorenavant|situe|etabli|sera)[^§]{0,12}$/.test(sentence.slice(-60)) ||
    (MOVES_SEAT.test(sentence.slice(-90)) &&
      !/(?:dont|ayant) (?:le|son|leur) siege[^§]{0,30}$/.test(sentence)));

export const seatOf = (
  context: Context,
  party: Party | undefined,
  free: (span: Span) => boolean,
): Span | undefined => {
  if (party?.address && !party.address.refers) return party.address;
  return (
    labelledSeat(context, free) ??
    seatAtHome(context) ??
    seatOfSubject(context, free) ??
    seatAfterWord(context, free) ??
    bareSeat(context, party?.end ?? 0, free)
  );
};

const labelledSeat = (context: Context, free: (span: Span) => boolean): Span | undefined => {
  const { source } = context;
  for (const { index, 0: words } of source.folded.matchAll(SEAT_LABEL)) {
    if (OTHER_SEAT.test(source.folded.slice(Math.max(0, index - 90), index))) continue;
    // « à compter du …, le siège est fixé au … »: the new one.
    const sentence = source.folded.slice(sentenceAt(source, index).start, index + words.length);
    if (isMoved(context, sentence)) continue;
    const span = addressAt(source, index + words.length, { announced: true });
    if (span && (free(span) || free({ start: index, end: index }))) return span;
  }
  return undefined;
};

/** « Le siège est fixé au domicile des époux VIAL », « chez M. et Mme VIAL »: where the text says that they live. */
const AT_HOME =
  /(?<![a-z])siege(?: social)?[^.;\n]{0,30}[.;,:]? ?(?:au domicile (?:de |des |d')|chez )(?:(?:monsieur|madame|mademoiselle|m\.|mme|mlle)(?: et (?:madame|mme))? |epoux )(?<name>[a-z' -]{3,40}?)(?=[.;,\n]|$)/;
const seatAtHome = ({ source: { folded }, addresses }: Context): Span | undefined => {
  const match = AT_HOME.exec(folded);
  const surname = match?.groups?.name?.split(' ').at(-1);
  if (!match || !surname) return undefined;
  const named = folded.indexOf(surname);
  // « Monsieur VIAL, agriculteur, et Madame …, son épouse, demeurant ensemble à … »
  const home = addresses.find(({ start }) => start > named);
  return home &&
    home.start < named + 250 &&
    /(?:demeur|domicili|habit|resid)[^.;]{0,60}$/.test(
      folded.slice(Math.max(named, home.start - 70), home.start),
    )
    ? home
    : undefined;
};

/** « Elle est basée chez nous, 8 chemin Vert », « la société était établie Port du Rhin »: where it is, or was. */
const SUBJECT_SEAT =
  /(?<![a-z])(?:elle|la societe|notre societe|l'entreprise|l'association)(?: [^.;\n§]{0,90}?)? (?:est|etait|a son siege|sera)(?: actuellement| jusqu'(?:ici|alors))? (?:bas|install|domicili|etabli|sis)[a-z]{0,3}(?: chez (?:nous|moi|lui|elle)| dans nos locaux)?,?(?: au| a)? (?=\S)/g;
const seatOfSubject = (
  { source, source: { folded }, types }: Context,
  free: (span: Span) => boolean,
): Span | undefined => {
  for (const { index, 0: words } of folded.matchAll(SUBJECT_SEAT)) {
    // What it will be is where it moves.
    if (types.includes('transfert_siege') && !/ etait /.test(words)) continue;
    const span = addressAt(source, index + words.length, { announced: true });
    if (span && free(span)) return span;
  }
  return undefined;
};

/** « Le siège a été établi 77 boulevard de la Plage »: the address that follows the word in its clause. */
const seatAfterWord = (
  { source: { folded }, addresses, types }: Context,
  free: (span: Span) => boolean,
): Span | undefined => {
  if (types.includes('transfert_siege')) return undefined;
  return addresses.find((address) => {
    const gap = /(?<![a-z])siege(?: social)?(?! de (?:la )?liquidation)(?<gap>[^.;\n\d§]{1,50})$/.exec(
      folded.slice(Math.max(0, address.start - 70), address.start),
    )?.groups?.gap;
    return gap !== undefined && free(address) && !/nouve|transf|liquidation|notaire|avocat/.test(gap);
  });
};

/** « déplacé le siège. Il était 7 rue Neuve »: the past tells the seat before. */
const WAS_THERE =
  /(?<![a-z])(?:(?:il|elle|celui-ci|siege(?: social)?|qui) (?:etait|se trouvait|se situait|avait ete)|(?:jusqu'(?:alors|ici|a present)|auparavant|precedemment|anciennement))(?: (?:jusqu'(?:alors|ici)|auparavant|precedemment))?(?: (?:fixe|situe|etabli|installe|sis)e?)?(?: au| a| en| :)? ?$/;

/** The first address after the name, where nothing announces it. */
const bareSeat = (context: Context, from: number, free: (span: Span) => boolean): Span | undefined => {
  const { source } = context;
  const isTransfer = (place: number) =>
    /transfer|nouve|desormais|dorenavant|(?:est|a ete) (?:fixe|etabli)|install|implant|demenag|deplac|transport|siege(?: social)? est (?:au|a) /.test(
      source.folded.slice(Math.max(0, place - 60), place),
    ) ||
    (context.types.includes('transfert_siege') &&
      /(?<![a-z])(?:il|celui-ci|ce dernier) (?:est|sera|se trouve)[^.;]{0,60}$|transfer|(?:fixer|etablir|placer|porter|domicilier) (?:le|son|a) |(?:fixe|etabli|installe)nt /.test(
        source.folded.slice(Math.max(sentenceAt(source, place).start, place - 300), place),
      ));
  return context.addresses.find(
    (span) =>
      span.start >= from &&
      span.start < from + 400 &&
      free(span) &&
      (WAS_THERE.test(source.folded.slice(Math.max(0, span.start - 40), span.start)) ||
        !isTransfer(span.start)) &&
      !/(?:notaire|avocat|maitre|etude)[^.]{0,60}$/.test(
        source.folded.slice(Math.max(0, span.start - 70), span.start),
      ),
  );
};
