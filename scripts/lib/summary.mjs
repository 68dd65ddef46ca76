import { availableParallelism } from 'node:os';
import { seconds } from './project.mjs';

const SLOWEST = 20;

/** Runs the stages, counts the results and prints the summary. */
export const createSummary = () => {
  const begun = performance.now();
  const counts = { passed: 0, failed: 0 };
  const failures = [];
  const stages = [];
  const tests = [];

  const fail = (sentence, count = 1) => {
    counts.failed += count;
    failures.push(sentence);
  };

  const timed = async (title, work) => {
    const start = performance.now();
    const result = await work();
    const milliseconds = performance.now() - start;
    stages.push({ title, milliseconds });
    return { result, milliseconds };
  };

  const check = async ({ title, verify }) => {
    const { result, milliseconds } = await timed(title, () => outcomeOf(verify));
    conclude(title, result, milliseconds);
    if (result.ok) counts.passed += 1;
    else fail(title);
    return result.ok;
  };

  return {
    /** What must hold before anything can run; success is not counted. */
    async require(title, verify) {
      const result = await outcomeOf(verify);
      if (result.ok) return true;
      conclude(title, result, 0);
      fail(title);
      return false;
    },

    /**
     * Checks that do not depend on each other, as many at once as there are cores, each printed when it ends. Returns
     * whether each of them succeeded, by title.
     */
    async checks(list) {
      const waiting = list.values();
      const succeeded = {};
      const work = async () => {
        for (const one of waiting) succeeded[one.title] = await check(one);
      };
      await Promise.all(Array.from({ length: availableParallelism() }, work));
      return succeeded;
    },

    /** A test runner: each of its tests is counted. */
    async runner(title, run) {
      console.log(`\n━━ ${title}`);
      const { result, milliseconds } = await timed(title, run);
      console.log(`${result.failed === 0 ? '✓' : '✗'} ${seconds(milliseconds)}`);
      tests.push(...result.tests);
      counts.passed += result.passed;
      if (result.failed > 0) fail(sentenceOf(title, result), result.failed);
    },

    missed: (sentence) => fail(sentence),

    close() {
      printTimes(
        'Les tests les plus lents :',
        tests.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOWEST),
      );
      const total = { title: 'en tout', milliseconds: performance.now() - begun };
      printTimes('Durée des étapes :', [...stages, total]);
      printTimes(
        'Réussis au second essai seulement :',
        tests.filter(({ retried }) => retried),
      );
      if (failures.length > 0)
        console.log(`\nEn échec :\n${failures.map((line) => `  ✗ ${line}`).join('\n')}`);
      console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
      return counts.failed > 0 || counts.passed === 0 ? 1 : 0;
    },
  };
};

/** A check fails when it throws or returns { ok: false }; it may return its `output`, to be printed with its result. */
const outcomeOf = async (verify) => {
  try {
    const { ok = true, output = '' } = (await verify()) ?? {};
    return { ok, output };
  } catch (error) {
    return { ok: false, output: `✗ ${error.message}` };
  }
};

const conclude = (title, { ok, output }, milliseconds) => {
  console.log(`\n━━ ${title}`);
  if (output.trim()) console.log(output.trim());
  console.log(`${ok ? '✓' : '✗'} ${seconds(milliseconds)}`);
};

const sentenceOf = (title, { tests, trouble }) => {
  const broken = tests.filter(({ status }) => status === 'failed').map((test) => `\n      ${test.title}`);
  return `${title}${trouble ? ` : ${trouble}` : ''}${broken.join('')}`;
};

const printTimes = (heading, lines) => {
  if (lines.length === 0) return;
  console.log(`\n${heading}`);
  for (const { title, milliseconds } of lines)
    console.log(`  ${seconds(milliseconds).padStart(8)}  ${title}`);
};
