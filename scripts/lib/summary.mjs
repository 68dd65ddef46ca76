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
  /** What is printed once the runner has ended: its own output is not to be cut in two. */
  const held = [];
  let isRunning = false;

  const print = (text) => {
    if (isRunning) held.push(text);
    else console.log(text);
  };

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
    print(conclusion(title, result, milliseconds));
    if (result.ok) counts.passed += 1;
    else fail(title);
    return result.ok;
  };

  return {
    /** What must hold before anything can run; success is not counted. */
    async require(title, verify) {
      const result = await outcomeOf(verify);
      if (result.ok) return true;
      print(conclusion(title, result, 0));
      fail(title);
      return false;
    },

    /** Returns whether it succeeded; its result is printed when it ends. */
    check,

    /** Checks that do not depend on each other, beside the tests: one core is left to those. */
    async checks(list) {
      const waiting = list.values();
      const work = async () => {
        for (const one of waiting) await check(one);
      };
      await Promise.all(Array.from({ length: Math.max(1, availableParallelism() - 1) }, work));
    },

    /** A test runner: each of its tests is counted. */
    async runner(title, run) {
      console.log(`\n━━ ${title}`);
      isRunning = true;
      const { result, milliseconds } = await timed(title, run);
      isRunning = false;
      console.log(`${result.failed === 0 ? '✓' : '✗'} ${seconds(milliseconds)}`);
      for (const text of held.splice(0)) console.log(text);
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

const conclusion = (title, { ok, output }, milliseconds) =>
  [`\n━━ ${title}`, output.trim(), `${ok ? '✓' : '✗'} ${seconds(milliseconds)}`].filter(Boolean).join('\n');

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
