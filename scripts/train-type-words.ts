import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { wordsOf } from '#domain/reading/likely-type.ts';
import { prepare } from '#domain/reading/source.ts';

/**
 * node scripts/train-type-words.ts [--check]: weighs the words of notices by type, from the texts of
 * tests/corpus-reading, and writes src/domain/reading/type-words.ts. The same texts give the same table. `--check`
 * writes nothing and tells for each set how many main types the table of the other sets finds (`--check=held8`: for
 * that one).
 */
type Text = { readonly set: string; readonly type: string; readonly words: readonly string[] };

/** A word counts if this many texts have it, and if it is kept among the strongest of its type. */
const LEAST_TEXTS = 15;
const MOST_SHARE = 0.6;
const KEPT = 45;
const ROUNDS = 10;
const STEP = 0.6;
const SCALE = 10;

const root = resolve(import.meta.dirname, '../tests/corpus-reading');
const sets = readdirSync(root, { withFileTypes: true }).filter((one) => one.isDirectory());
const texts: readonly Text[] = sets.flatMap(({ name: set }) =>
  ['notices', 'documents'].flatMap((folder) =>
    readdirSync(join(root, set, folder))
      .filter((file) => file.endsWith('.json'))
      .sort()
      .map((file) => {
        const path = join(root, set, folder, file);
        const { types } = JSON.parse(readFileSync(path, 'utf8')) as { types: readonly string[] };
        const { folded } = prepare(readFileSync(path.replace('.json', '.txt'), 'utf8'));
        return { set, type: types[0] ?? 'autre', words: [...wordsOf(folded)] };
      }),
  ),
);
const types = [...new Set(texts.map(({ type }) => type))].sort();

type Weights = ReadonlyMap<string, Float64Array>;

const summed = (rows: readonly Float64Array[]): Float64Array => {
  const scores = new Float64Array(types.length);
  for (const own of rows)
    for (let type = 0; type < scores.length; type += 1) scores[type] = (scores[type] ?? 0) + (own[type] ?? 0);
  return scores;
};

const scoresOf = (weights: Weights, words: readonly string[]): Float64Array =>
  summed(words.flatMap((word) => weights.get(word) ?? []));

/** Softmax regression by gradient steps over the texts, in a fixed order. `kept` limits a word to its types. */
const trained = (from: readonly Text[], kept?: ReadonlyMap<string, ReadonlySet<number>>): Weights => {
  const weights = new Map(
    (kept ? [...kept.keys()] : usualWords(from)).map((word) => [word, new Float64Array(types.length)]),
  );
  const used = from.map(({ type, words }) => ({
    goal: types.indexOf(type),
    words: words.flatMap((word) => {
      const own = weights.get(word);
      return own ? [{ own, only: kept?.get(word) }] : [];
    }),
  }));
  for (let step = 0; step < used.length * ROUNDS; step += 1) {
    const text = used[(step * 7919) % used.length];
    if (text) learn(text);
  }
  return weights;
};

/** The words that several texts have, and not nearly all. */
const usualWords = (from: readonly Text[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const { words } of from) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= LEAST_TEXTS && count < from.length * MOST_SHARE)
    .map(([word]) => word);
};

type Used = {
  readonly goal: number;
  readonly words: readonly { readonly own: Float64Array; readonly only: ReadonlySet<number> | undefined }[];
};

/** One step: the words of a text gain for its type and lose for the types that they seemed to speak for. */
const learn = ({ goal, words }: Used): void => {
  const scores = summed(words.map(({ own }) => own));
  const top = Math.max(...scores);
  const likely = scores.map((score) => Math.exp(score - top));
  const sum = likely.reduce((all, one) => all + one, 0);
  const errors = [...likely].map((one, type) => one / sum - (type === goal ? 1 : 0));
  const rate = STEP / (words.length + 1);
  for (const { own, only } of words)
    for (const [type, error] of errors.entries())
      if (!only || only.has(type)) own[type] = (own[type] ?? 0) - rate * error;
};

/** The strongest words of each type, weighed again without the others. */
const table = (from: readonly Text[]): Weights => {
  const all = trained(from);
  const kept = new Map<string, Set<number>>();
  for (const index of types.keys())
    for (const [word] of [...all]
      .sort(([, a], [, b]) => Math.abs(b[index] ?? 0) - Math.abs(a[index] ?? 0))
      .slice(0, KEPT))
      kept.set(word, (kept.get(word) ?? new Set()).add(index));
  return trained(from, kept);
};

const best = (scores: Float64Array): number => scores.indexOf(Math.max(...scores));

const check = process.argv.find((one) => one.startsWith('--check'));
if (check)
  for (const { name: set } of sets.filter(({ name }) => check === '--check' || check === `--check=${name}`)) {
    const weights = table(texts.filter((one) => one.set !== set));
    const own = texts.filter((one) => one.set === set);
    const right = own.filter(({ type, words }) => types[best(scoresOf(weights, words))] === type);
    console.log(`${set.padEnd(8)} ${right.length}/${own.length}`);
  }
else {
  const weights = table(texts);
  const lines = types.map((type, index) => {
    const words = [...weights]
      .map(([word, own]) => [word, Math.round((own[index] ?? 0) * SCALE)] as const)
      .filter(([, weight]) => weight !== 0)
      .sort(([a, one], [b, other]) => other - one || a.localeCompare(b));
    return `  ${type}:\n    '${words.map(([word, weight]) => `${word}:${weight}`).join(',')}',`;
  });
  writeFileSync(
    resolve(import.meta.dirname, '../src/domain/reading/type-words.ts'),
    `/** Made by scripts/train-type-words.ts from the texts of tests/corpus-reading: do not edit by hand. */\nexport const typeWords = {\n${lines.join('\n')}\n} as const;\n`,
  );
}
