import type { Context } from './context.ts';
import type { FoundDate } from './dates.ts';
import { type Finding, finding } from './facts.ts';
import type { Span } from './source.ts';

const RELATIVE =
  /(?:(?:(?<=realisee? )a|depuis|pour(?= le meme jour)|a compter|avec effet|a effet|prend effet|prenant effet|a dater|a partir|effet|le tout|effective)(?: [a-z]{1,14}){0,2}(?: ?:)? )?(?:(?:du|de|le|au|des le|des|a|a la) )?(?:(?:(?:ce )?meme jour|soir meme|(?:la )?date de ce jour|ce jour|(?:jour|lendemain) des presentes|cette (?:meme |derniere )?date|(?:la )?meme date(?! d')|(?:jour|lendemain) de (?:l'acte|l'assemblee|ladite assemblee|la decision|la signature|la presente|ladite decision)|jour du proces-verbal|dudit jour|jour meme|date de (?:la |ladite |cette )(?:decision|deliberation|assemblee)|date de l'assemblee)|dudit jour|lendemain(?! (?:de |du |des |d'))|immediate?(?:ment)?|(?<=effet )(?:tout de suite|sur-le-champ|aussitot)|a l'issue de (?:la |ladite |cette )?(?:presente )?(?:reunion|assemblee|decision|seance))(?![a-z])/g;

/** « à compter du même jour », « avec effet immédiat »: the day of the decision, or of the act. */
export const relativeEffects = (
  { source: { folded }, kind }: Context,
  decided: readonly FoundDate[],
  signed: readonly FoundDate[],
  effects: readonly FoundDate[],
): readonly Finding[] =>
  // A deed that tells the day of possession says « ce jour » of the property or of the price.
  (kind === 'deed' && effects.length > 0 ? [] : [...folded.matchAll(RELATIVE)]).flatMap(
    ({ index, 0: words }) => {
      const jouissance =
        /(?:jouissance|possession|propriete)[^.;]{0,40}$|(?<![a-z])clo(?:s|se|ture[a-z]{0,2})[^.]{0,40}$|ouvert[^.]{0,20} liquidation[^.]{0,20}$/.test(
          folded.slice(Math.max(0, index - 50), index),
        );
      if (NOT_AN_EFFECT.test(folded.slice(Math.max(0, index - 160), index))) return [];
      const done = DONE.test(folded.slice(Math.max(0, index - 60), index));
      if (!jouissance && !done && !tellsEffect(kind, words)) return [];
      const span = { start: index, end: index + words.length };
      if (/lendemain$/.test(words)) return dayAfter(span, [...effects, ...decided, ...signed]);
      const dates = /acte|signature/.test(words) ? [signed, decided] : [decided, signed];
      if (isToldAlready(decided, effects, index, words)) return [];
      return dayMeant(dates, index, words).map((iso) => finding('date.effect', span, iso, 0.8));
    },
  );

/** « la scission est réalisée à cette date » */
const DONE =
  /(?:realisation (?:definitive )?(?:de (?:la|l') ?)?(?:fusion|scission|operation|apport)|applicables?|valables?|en vigueur|realisee?s?|parfaite?s?|definiti(?:f|ve)s?|acquise?s?|effecti(?:f|ve)s?|vaut|valent|par anticipation|pren(?:d|dra|nent|dront) fin) $/;

/** « au soir du 30 juin …, et dès le lendemain »: after the day told last. */
const dayAfter = (span: Span, dates: readonly FoundDate[]): readonly Finding[] => {
  const [last] = dates.filter(({ start }) => start < span.start).sort((a, b) => b.start - a.start);
  return last ? [finding('date.effect', span, nextDay(last.iso), 0.75)] : [];
};

/** In a deed « à partir de cette date » may speak of rents or of insurance. */
const tellsEffect = (kind: Context['kind'], words: string): boolean =>
  /compter|depuis|effet|dater|partir|effective|issue|^pour le meme jour|date de ce jour|des le lendemain|^des ce jour/.test(
    words,
  ) && !(kind === 'deed' && /cette/.test(words));

/** « transfert à compter du 1er octobre … ; extension à compter du même jour »: the day of effect told before. */
const isToldAlready = (
  decided: readonly FoundDate[],
  effects: readonly FoundDate[],
  index: number,
  words: string,
): boolean => {
  const last = decided.findLast(({ start }) => start < index);
  return (
    // « a pris fin le 14 mars 2026. À partir de ce jour … »: no decision was told after it.
    (/meme|^a partir de (?:ce jour|cette date)/.test(words) || last === undefined) &&
    /meme|ce jour|cette/.test(words) &&
    (last !== undefined || /partir/.test(words)) &&
    effects.some(({ start }) => start > (last?.start ?? 0) && start < index)
  );
};

/** The last day told before these words, of the first kind that has one. */
const dayMeant = (
  kinds: readonly (readonly FoundDate[])[],
  index: number,
  words: string,
): readonly string[] => {
  const day = kinds.flatMap((dates) => dates.findLast(({ start }) => start < index) ?? dates[0] ?? [])[0];
  if (!day) return [];
  return [/lendemain/.test(words) ? nextDay(day.iso) : day.iso];
};

/** New shares and property have their own day, which is not that of the notice. */
const NOT_AN_EFFECT = /(?:memes droits|assimilees?|proprietaire du fonds)[^.]{0,60}$/;

const nextDay = (iso: string): string => new Date(Date.parse(iso) + 86_400_000).toISOString().slice(0, 10);
