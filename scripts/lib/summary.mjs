import { seconds } from './project.mjs';

const SLOWEST = 10;

/** Runs the steps in sequence, counts the results and prints the summary. */
export const createSummary = () => {
  const counts = { passed: 0, failed: 0 };
  const failures = [];
  const tests = [];

  const fail = (sentence, count = 1) => {
    counts.failed += count;
    failures.push(sentence);
  };

  return {
    /** One check: it fails when it throws or returns false. `silent` leaves a success out of the count. */
    async check(title, verify, { silent = false } = {}) {
      if (!silent) heading(title);
      const begun = performance.now();
      const ok = await succeeds(verify);
      if (ok && silent) return true;
      conclude(ok, begun);
      if (ok) counts.passed += 1;
      else fail(title);
      return ok;
    },

    /** A test runner: each of its tests is counted. */
    async runner(title, run) {
      heading(title);
      const begun = performance.now();
      const result = await run();
      conclude(result.failed === 0, begun);
      tests.push(...result.tests);
      counts.passed += result.passed;
      if (result.failed > 0) fail(sentenceOf(title, result), result.failed);
    },

    missed: (sentence) => fail(sentence),

    close() {
      printSlowest(tests);
      printUnstable(tests);
      if (failures.length > 0)
        console.log(`\nEn échec :\n${failures.map((line) => `  ✗ ${line}`).join('\n')}`);
      console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
      return counts.failed > 0 || counts.passed === 0 ? 1 : 0;
    },
  };
};

const succeeds = async (verify) => {
  try {
    return (await verify()) !== false;
  } catch (error) {
    console.error(`✗ ${error.message}`);
    return false;
  }
};

const heading = (title) => console.log(`\n━━ ${title}`);
const conclude = (ok, begun) => console.log(`${ok ? '✓' : '✗'} ${seconds(performance.now() - begun)}`);

const sentenceOf = (title, { tests, trouble }) => {
  const broken = tests.filter(({ status }) => status === 'failed').map((test) => `\n      ${test.title}`);
  return `${title}${trouble ? ` : ${trouble}` : ''}${broken.join('')}`;
};

const printSlowest = (tests) => {
  if (tests.length === 0) return;
  const slowest = [...tests].sort((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOWEST);
  console.log('\nTests les plus lents :');
  for (const { title, milliseconds } of slowest)
    console.log(`  ${seconds(milliseconds).padStart(8)}  ${title}`);
};

const printUnstable = (tests) => {
  const unstable = tests.filter((test) => test.unstable);
  if (unstable.length > 0) console.log('\nRéussis au second essai seulement :');
  for (const { title } of unstable) console.log(`  ≈ ${title}`);
};
