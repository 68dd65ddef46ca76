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
/** Words without plurals and most endings. */
const STEM_LENGTH = 7;
const DAMPING = 0.85;
const ROUNDS = 40;
/** The ranking has converged below this change. */
const SETTLED = 1e-6;

type Link = { readonly to: number; readonly weight: number };

/**
 * How central each sentence is to the whole, by the words it shares with the others (graph ranking). The sum
 * is 1.
 */
export const rankSentences = (sentences: readonly string[]): number[] => {
  const n = sentences.length;
  const links = linksBetween(weigh(sentences.map(stems)));
  let ranks: number[] = Array.from({ length: n }, () => 1 / n);
  for (let round = 0; round < ROUNDS; round += 1) {
    // A sentence without any shared word gives its weight to all.
    const lost = ranks.reduce((sum, rank, i) => sum + (links[i]?.length ? 0 : rank), 0);
    const next: number[] = Array.from({ length: n }, () => (1 - DAMPING + DAMPING * lost) / n);
    for (const [from, rank] of ranks.entries())
      for (const { to, weight } of links[from] ?? []) next[to] = (next[to] ?? 0) + DAMPING * rank * weight;
    const moved = next.reduce((sum, rank, i) => sum + Math.abs(rank - (ranks[i] ?? 0)), 0);
    ranks = next;
    if (moved < SETTLED) break;
  }
  return ranks;
};

/** Weights from each sentence to those that share words with it; the weights of one sentence add up to 1. */
const linksBetween = (vectors: readonly Vector[]): Link[][] => {
  const links: Link[][] = vectors.map(() => []);
  for (const [i, a] of vectors.entries())
    for (let j = i + 1; j < vectors.length; j += 1) {
      const weight = cosine(a, vectors[j] ?? EMPTY);
      if (weight === 0) continue;
      links[i]?.push({ to: j, weight });
      links[j]?.push({ to: i, weight });
    }
  return links.map((own) => {
    const total = own.reduce((sum, { weight }) => sum + weight, 0);
    return own.map(({ to, weight }) => ({ to, weight: weight / total }));
  });
};

/** How similar two texts are, from 0 to 1. */
export const likeness = (texts: readonly string[]): ((i: number, j: number) => number) => {
  const vectors = weigh(texts.map(stems));
  return (i, j) => cosine(vectors[i] ?? EMPTY, vectors[j] ?? EMPTY);
};

/** The weight of each word, as a vector of length 1. */
type Vector = ReadonlyMap<string, number>;
const EMPTY: Vector = new Map();

const stems = (text: string): string[] =>
  (fold(text).match(/[a-z][a-z]{2,}/g) ?? [])
    .filter((word) => !STOP_WORDS.has(word))
    .map((word) => word.replace(/(?:s|x)$/, '').slice(0, STEM_LENGTH));

/** A word that every sentence has says little about any of them. */
const weigh = (documents: readonly (readonly string[])[]): Vector[] => {
  const holders = new Map<string, number>();
  for (const words of documents)
    for (const word of new Set(words)) holders.set(word, (holders.get(word) ?? 0) + 1);
  return documents.map((words) => {
    const vector = new Map<string, number>();
    for (const word of words)
      vector.set(word, (vector.get(word) ?? 0) + Math.log(1 + documents.length / (holders.get(word) ?? 1)));
    return unit(vector);
  });
};

const unit = (vector: Vector): Vector => {
  const length = Math.hypot(...vector.values());
  return new Map([...vector].map(([word, weight]) => [word, weight / length]));
};

const cosine = (a: Vector, b: Vector): number => {
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const [word, weight] of few) shared += weight * (many.get(word) ?? 0);
  return shared;
};
