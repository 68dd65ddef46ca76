import { placed } from '#domain/reading/facts.ts';
import { oneLine, prepare, type Source, type Span } from '#domain/reading/source.ts';

/** Words of the text that answer a question of a template, with the sentence that holds them. */
export type Clause = { readonly value: string; readonly sentences: readonly string[] };

type Rule = {
  readonly key: string;
  /** On a sentence in lower case and without accents; its group `value` is taken, else the whole sentence. */
  readonly pattern: RegExp;
  /** How many sentences are taken; one unless told. */
  readonly most?: number;
};

/** A clause of statutes goes on for pages: what a notice quotes is a sentence or two. */
const LONGEST_SENTENCE = 600;

/** « 8.1 » before a paragraph of statutes. */
const NUMBERING = /^\d{1,2}(?:\.\d{1,2}){0,3}[.)]? (?=\p{L})/u;

/** What the templates ask and no fact of the reader gives. The words are the text's own. */
const rules: readonly Rule[] = [
  { key: 'actKind', pattern: /(?<value>acte (?:sous (?:seing|signature)s? privee?s?|authentique|notarie))/ },
  { key: 'actPlace', pattern: /^fait (?:a|au) (?<value>[a-z][a-z' -]{1,40}?)(?:,| le | en )/ },
  {
    key: 'admission',
    pattern:
      /chaque (?:action|associe|actionnaire)[^.]{0,120}(?:voix|vote)|(?:tout|chaque) (?:associe|actionnaire)[^.]{0,80}(?:assemblees?|decisions collectives)|droits? de vote[^.]{0,60}proportionnel/,
    most: 2,
  },
  { key: 'approval', pattern: /agrement|librement (?:cessible|transmissible|cede)|cessions? libres?/ },
  { key: 'transfers', pattern: /(?:cession|cede)[^.]{0,160}agrement|agrement[^.]{0,160}(?:cession|cede)/ },
  {
    key: 'article',
    pattern: /articles? (?<value>\d{1,2}(?:er)?(?:(?:, ?| et )\d{1,2}){0,5}) (?:des|de ses|de nos) statuts/,
  },
  { key: 'cause', pattern: /(?<value>dissolution anticipee)/ },
  {
    key: 'mode',
    pattern:
      /capital[^.]{0,160} par (?<value>(?:voie d')?(?:apports?|incorporation|emission|creation|elevation|rachat|annulation|imputation)[^.,;]{3,120})/,
  },
  {
    key: 'newRcs',
    pattern:
      /(?:nouvelle immatriculation|(?:sera|est) (?:desormais )?immatriculee|changement de greffe)[^.]{0,60}(?:r\.?c\.?s\.?|registre du commerce et des societes|greffe)(?: du tribunal de commerce| du tribunal des activites economiques)?,? (?:de |d'|du )?(?<value>[a-z][a-z' -]{2,40}?)(?=[.,;]|$| et | a compter| sous )/,
  },
];

/** The clauses of a text by the key of the field that they answer. */
export const clausesOf = (text: string): ReadonlyMap<string, Clause> => {
  const source = prepare(text);
  const sentences = source.sentences.filter(({ start, end }) => end - start <= LONGEST_SENTENCE);
  return new Map(rules.flatMap((rule) => clauseOf(source, sentences, rule)));
};

const clauseOf = (
  source: Source,
  sentences: readonly Span[],
  { key, pattern, most = 1 }: Rule,
): readonly (readonly [string, Clause])[] => {
  const found: { value: string; sentence: string }[] = [];
  for (const span of sentences) {
    const match = pattern.exec(source.folded.slice(span.start, span.end));
    if (!match) continue;
    const asked = match.groups?.value;
    const start = asked === undefined ? span.start : span.start + match.index + match[0].indexOf(asked);
    const end = asked === undefined ? span.end : start + asked.length;
    found.push({ value: original(source, { start, end }), sentence: original(source, span) });
    if (found.length === most) break;
  }
  if (found.length === 0) return [];
  return [
    [
      key,
      {
        value: found.map(({ value }) => value.replace(NUMBERING, '')).join(' '),
        sentences: found.map(({ sentence }) => sentence),
      },
    ],
  ];
};

const original = (source: Source, span: Span): string => {
  const { start, end } = placed(source, span);
  return oneLine(source.original.slice(start, end));
};
