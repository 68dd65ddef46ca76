import { visibleLength } from '#domain/text/visible-text.ts';
import { builtinWriter } from '#server/adapters/builtin-writer/builtin-writer.ts';
import { sources } from '#server/seed/articles/sources.ts';
import { percentiles } from './bench/measure.ts';

/**
 * npm run bench:writing: the time that the built-in engine takes to write an article from one to three
 * sources.
 */
const TARGET_MS = 200;
const ROUNDS = 20;
const { signal } = new AbortController();
const all = sources.map((source) => ({ ...source, origin: 'Notes', date: null }));

const timed = async (write: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await write();
  return performance.now() - begun;
};

let slowest = 0;
const measure = async (name: string, works: readonly (() => Promise<unknown>)[]) => {
  const cold = await timed(works[0] ?? (async () => {}));
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) for (const work of works) times.push(await timed(work));
  const { p50, p95, p99 } = percentiles(times);
  // The maximum depends on other work on the machine.
  slowest = Math.max(slowest, cold, p99);
  console.log(
    `${name.padEnd(34)} premier ${cold.toFixed(1)} ms, p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms, pire ${Math.max(...times).toFixed(1)} ms`,
  );
};

for (const size of [1, 2, 3])
  await measure(
    `Générer de ${size} source${size > 1 ? 's' : ''}`,
    all.map((_, index) => () => builtinWriter.generate(all.slice(index, index + size), signal)),
  );
await measure(
  'Reformuler',
  all.map((source) => () => builtinWriter.rephrase(source, signal)),
);
const longest = {
  ...all[0],
  title: 'Long',
  description: '',
  content: all.map(({ content }) => content).join(''),
  origin: '',
  date: null,
};
await measure(`Générer de ${visibleLength(longest.content)} signes`, [
  () => builtinWriter.generate([longest], signal),
]);
console.log(
  slowest < TARGET_MS ? `Sous ${TARGET_MS} ms.` : `Au-dessus de ${TARGET_MS} ms : ${slowest.toFixed(0)} ms.`,
);
process.exitCode = slowest < TARGET_MS ? 0 : 1;
