import { addressAt, beginsAddress } from './addresses.ts';
import type { Company } from './company.ts';
import type { Context } from './context.ts';
import { type Finding, finding, textOf } from './facts.ts';
import { NUMBER_WORDS, numberOfWords } from './numbers.ts';
import type { Span } from './source.ts';

/** The day, the hour and the place of the meeting called, or of the auction. */
export const readMeeting = (context: Context, company: Company): readonly Finding[] => {
  const [main] = context.types;
  if (main !== 'convocation_assemblee' && main !== 'vente_aux_encheres') return [];
  const day = meetingDay(context, main === 'vente_aux_encheres');
  if (!day) return [];
  const hour = hourAfter(context, day.end);
  return [
    finding('meeting.date', day, day.iso, 0.9),
    ...(hour ? [finding('meeting.hour', hour, hour.value, 0.9)] : []),
    ...placeOf(context, company, day, hour?.end ?? day.end).map((place) => withRoom(context, place)),
  ];
};

const HOST =
  /(?:tribunal [a-z][a-z' -]{3,50}|palais de justice(?: de [a-z' -]{3,30})?|hotel des ventes(?: [a-z' -]{3,30})?|mairie(?: de [a-z' -]{3,30})?|salle [a-z][a-z' -]{2,30}|maison [a-z][a-z' -]{3,30})(?:,? (?:sise? |situee? )?|\n)$/;
const ROOM = /^,? salle (?:d'audience )?(?:des? (?:la |l')?|du |d')?(?:n° ?|numero )?[a-z\d]{1,14}(?![a-z'])/;
/** « à l'audience du juge de l'exécution du tribunal … »: what is held there, not where. */
const HEARING = /^(?:l')?audience[^,\d\n]{0,80}? (?:du |de la |au |des )?(?=tribunal|palais)/;

/** « Tribunal judiciaire de Blois, place Saint-Louis, 41000 Blois, salle 2 »: the court and the room are told with the address. */
const withRoom = ({ source }: Context, told: Finding): Finding => {
  const hearing = HEARING.exec(source.folded.slice(told.start, told.end))?.[0].length ?? 0;
  const start = told.start + hearing;
  const place = hearing > 0 ? { ...told, start, value: textOf(source, { start, end: told.end }) } : told;
  if (
    !beginsAddress(source.folded, start) &&
    !/^(?:palais|tribunal)/.test(source.folded.slice(start, start + 8))
  )
    return place;
  const host = HOST.exec(source.folded.slice(Math.max(0, place.start - 80), place.start))?.[0] ?? '';
  const room = ROOM.exec(source.folded.slice(place.end, place.end + 30))?.[0] ?? '';
  if (host === '' && room === '') return place;
  const span = { start: place.start - host.length, end: place.end + room.length };
  return { ...place, ...span, value: textOf(source, span) };
};

const meetingDay = ({ source: { folded }, dates }: Context, auction: boolean) =>
  auction
    ? dates.find(
        ({ start }) =>
          !/(?:visites?|jugement|ordonnance|publie|expo)[^.]{0,60}$/.test(
            folded.slice(Math.max(0, start - 70), start),
          ),
      )
    : (dates.find(
        ({ start, end }) =>
          HOUR.test(folded.slice(end, end + 40)) &&
          /(?:convoqu|convi|pri|invit)[a-z]{1,4}[^.]{0,400}$/.test(
            folded.slice(Math.max(0, start - 440), start),
          ),
      ) ??
      dates.find(
        ({ start }) =>
          /(?:convoqu|convi|pri|invit)[a-z]{1,4}[^.]{0,240}(?:le|pour le|du|au) (?:[a-z]{1,14}di )?$/.test(
            folded.slice(Math.max(0, start - 230), start),
          ) && !/assemblee convoquee/.test(folded.slice(Math.max(0, start - 60), start)),
      ) ??
      dates.find(({ start }) =>
        /(?:assemblee|reunion)[^.]{0,260}(?:se tiendra|se reunira|aura lieu|date ?:)[^.]{0,160}$/.test(
          folded.slice(Math.max(0, start - 300), start),
        ),
      ) ??
      // A day with its hour, in a notice that calls a meeting.
      dates.find(({ end }) => HOUR.test(folded.slice(end, end + 40))));

const HOUR = new RegExp(
  String.raw`(?<![\d/])(?:(?<hour>\d{1,2}) ?(?:h(?:eures?)?|:)(?: ?(?<minutes>\d{2})(?!\d))?|(?<words>${NUMBER_WORDS}|midi) ?heures?(?: (?<half>trente|quinze|et demie))?)(?![a-z])`,
);

const hourAfter = (
  { source: { folded } }: Context,
  from: number,
): (Span & { readonly value: string }) | undefined => {
  const zone = folded.slice(from, from + 60);
  const match = HOUR.exec(zone);
  if (!match?.groups) return undefined;
  const { hour, minutes, words, half } = match.groups;
  const value = hour === undefined ? numberOfWords(words ?? '') : Number(hour);
  if (value === undefined || value > 23 || Number(minutes ?? 0) > 59) return undefined;
  const past = minutes ?? (half === 'quinze' ? '15' : half ? '30' : '00');
  const start = from + match.index;
  return {
    start,
    end: start + match[0].trimEnd().length,
    value: `${String(value).padStart(2, '0')}:${past}`,
  };
};

const placeOf = (context: Context, company: Company, day: Span, from: number): readonly Finding[] => {
  const { source, addresses } = context;
  const lead =
    /^(?:,| a l'adresse suivante ?:?| en la| en l'| au| aux| a la| a l'| a| dans les locaux (?:de|du)| :| dans|\n)*,? ?/.exec(
      source.folded.slice(from, from + 40),
    )?.[0].length ?? 0;
  const start = from + lead;
  const own = /^siege(?: social)?(?: de la societe)?/.exec(source.folded.slice(start, start + 30))?.[0];
  if (own && company.seat)
    return [finding('meeting.place', { start, end: start + own.length }, textOf(source, company.seat), 0.8)];
  const direct = addressAt(source, start);
  const sold = /^(?:en |un |une |d'un|de (?:un|deux|trois|l'|la )|des |les |le |lot|vente)/.test(
    source.folded.slice(start, start + 6),
  );
  const span =
    direct ??
    (sold ? undefined : addresses.find((address) => address.start >= start && address.start < start + 90));
  // « … Me X, commissaire de justice, procédera dans ses locaux, 18 rue … »: a sentence, not the name of the place.
  if (
    span &&
    /\d|proced|assemblee|(?<![a-z])me |locaux|domicile/.test(source.folded.slice(start, span.start))
  )
    return [finding('meeting.place', span, textOf(source, span), 0.75)];
  if (span && !/[.;\n]/.test(source.folded.slice(start, span.start)))
    return [
      finding(
        'meeting.place',
        { start: Math.min(start, span.start), end: span.end },
        textOf(source, { start: Math.min(start, span.start), end: span.end }),
        0.8,
      ),
    ];
  return placeBefore(context, company, day);
};

/** « au tribunal judiciaire d'Évry, rue des Mazières, salle C, le mercredi 18 novembre 2026 ». */
const placeBefore = ({ source, addresses }: Context, company: Company, day: Span): readonly Finding[] => {
  const from = Math.max(0, day.start - 200, source.folded.lastIndexOf('\n', day.start) + 1);
  const near = addresses.findLast(
    ({ start, end }) => start >= from && end <= day.start && day.start - end < 40,
  );
  if (near) return [finding('meeting.place', near, textOf(source, near), 0.8)];
  // The line above: « Tribunal judiciaire de Bordeaux, 30 rue … ».
  const above = addresses.findLast(
    ({ start, end }) =>
      end <= day.start &&
      day.start - end < 30 &&
      /(?:tribunal|palais|salle|hotel des ventes|etude)[^\n]{0,70}\n?$/.test(
        source.folded.slice(Math.max(0, start - 90), start),
      ),
  );
  if (above) return [finding('meeting.place', above, textOf(source, above), 0.75)];
  const match =
    /(?:^|[ ,\n])(?:au|a la|a l'|a|dans la salle (?:de|du)) (?=tribunal|palais|salle|siege|\d|l'hotel|mairie|maison)/.exec(
      source.folded.slice(from, day.start),
    );
  if (!match) return [];
  const start = from + match.index + match[0].length;
  const told = addresses.find((address) => address.start >= start && address.end <= day.start);
  if (told) return [finding('meeting.place', told, textOf(source, told), 0.75)];
  const own = /^siege(?: social)?(?: de la societe)?/.exec(source.folded.slice(start, start + 30))?.[0];
  if (own && company.seat)
    return [finding('meeting.place', { start, end: start + own.length }, textOf(source, company.seat), 0.8)];
  const end = start + source.text.slice(start, day.start).replace(/,? ?(?:le|du|pour le)? ?$/i, '').length;
  return end - start > 8
    ? [finding('meeting.place', { start, end }, textOf(source, { start, end }), 0.75)]
    : [];
};
