import { fold } from '../search/fold.ts';

const STOP_WORDS: ReadonlySet<string> = new Set(
  `alors apres aucun aussi autre autres avant avec avoir ayant ceci cela celle celles celui ces cet cette ceux chaque
  comme comment contre dans depuis des dont donc elle elles encore entre est etaient etait etant ete etre eux fait faire
  hors ici ils jusqu la le les leur leurs lors lorsque mais meme memes mes moins mon nos notre nous ont par parce pas
  pendant peu peut peuvent plus pour pourquoi quand que quel quelle quels qui quoi sans sauf selon ses seulement si sien
  son sont sous sur tant tel telle tels tes toujours tous tout toute toutes tres trop une vers voici voila vos votre vous
  doit doivent ainsi afin cas deux trois article articles code`
    .split(/\s+/)
    .filter(Boolean),
);
/** Plurals and most endings aside. */
const STEM_LENGTH = 7;
const DAMPING = 0.85;
const ROUNDS = 40;

/** How central each sentence is to the whole, by the words it shares with the others (graph ranking). Sums up to 1. */
export const rankSentences = (sentences: readonly string[]): number[] => {
  const n = sentences.length;
  if (n === 0) return [];
  const vectors = weigh(sentences.map(stems));
  const links = vectors.map((a, i) => vectors.map((b, j) => (i === j ? 0 : cosine(a, b))));
  const outgoing = links.map((row) => row.reduce((sum, weight) => sum + weight, 0));
  let ranks: number[] = Array.from({ length: n }, () => 1 / n);
  for (let round = 0; round < ROUNDS; round += 1) {
    // A sentence without any word in common gives its weight to all.
    const lost = ranks.reduce((sum, rank, i) => sum + (outgoing[i] === 0 ? rank : 0), 0);
    ranks = ranks.map((_, i) => {
      const received = ranks.reduce(
        (sum, rank, j) => sum + (outgoing[j] ? (rank * (links[j]?.[i] ?? 0)) / outgoing[j] : 0),
        0,
      );
      return (1 - DAMPING) / n + DAMPING * (received + lost / n);
    });
  }
  return ranks;
};

/** How much two texts speak of the same things, from 0 to 1. */
export const likeness = (texts: readonly string[]): ((i: number, j: number) => number) => {
  const vectors = weigh(texts.map(stems));
  return (i, j) => cosine(vectors[i] ?? new Map(), vectors[j] ?? new Map());
};

type Vector = ReadonlyMap<string, number>;

const stems = (text: string): string[] =>
  (fold(text).match(/[a-z][a-z]{2,}/g) ?? [])
    .filter((word) => !STOP_WORDS.has(word))
    .map((word) => word.replace(/(?:s|x)$/, '').slice(0, STEM_LENGTH));

/** A word that every sentence holds says little of any. */
const weigh = (documents: readonly (readonly string[])[]): Vector[] => {
  const holders = new Map<string, number>();
  for (const words of documents)
    for (const word of new Set(words)) holders.set(word, (holders.get(word) ?? 0) + 1);
  return documents.map((words) => {
    const vector = new Map<string, number>();
    for (const word of words)
      vector.set(word, (vector.get(word) ?? 0) + Math.log(1 + documents.length / (holders.get(word) ?? 1)));
    return vector;
  });
};

const cosine = (a: Vector, b: Vector): number => {
  let shared = 0;
  for (const [word, weight] of a) shared += weight * (b.get(word) ?? 0);
  return shared === 0 ? 0 : shared / (length(a) * length(b));
};

const length = (vector: Vector): number => Math.hypot(...vector.values());
