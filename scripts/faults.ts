import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parseArgs, promisify } from 'node:util';
import { everyTrial } from '#tests/faults/campaign.ts';

// npm run faults [-- --rounds 5] [--only word] [--engine server] [--seed n]: starts the built product on free local ports, with its own
// data, breaks what it depends on, one thing after the other, checks what docs/reliability.md promises, and prints the
// seconds from the repair to the first accepted write. Then runs the other tests that the same document names as proofs,
// line by line. Exit code 1 when a promise is broken.
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    engine: { type: 'string', default: '' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
  },
});

/** A restart of a process is not a recovery without one: it has no limit here, and is printed. */
const MOST_SECONDS = 10;

/** The lines of docs/reliability.md that other tests than this campaign prove, with the files of these. */
const provedByTests = (text: string) =>
  text.split('\n').flatMap((line) => {
    const cells = line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, ''));
    const named = [...line.matchAll(/`((?:src|tests)\/[^`]+\.test\.ts)`/g)].map(([, file = '']) => file);
    const files = named.filter((file) => !file.startsWith('tests/faults.'));
    return line.startsWith('|') && files.length > 0
      ? [{ name: cells[0] ?? '', engine: cells.at(-1) ?? '', files }]
      : [];
  });

const { trials, stop } = everyTrial({ rounds: Number(values.rounds), seed: Number(values.seed) });
const isChosen = ({ name, engine }: { name: string; engine: string }) =>
  name.toLowerCase().includes(values.only.toLowerCase()) && engine.includes(values.engine);
const rows: { fault: string; engine: string; seconds: string; kept: string }[] = [];
const noteOf = (name: string, engine: string) => (seconds: string, kept: string) => {
  rows.push({ fault: name, engine, seconds, kept });
  console.log(`${name} (${engine}) : ${kept}${seconds && `, ${seconds} s`}`);
};

for (const { name, engine, impossible, run, restarts, mostSeconds = MOST_SECONDS } of trials.filter(
  isChosen,
)) {
  const note = noteOf(name, engine);
  const reason = await impossible?.();
  if (reason) {
    note('', `not run: ${reason}`);
    continue;
  }
  try {
    const seconds = (await run()) / 1_000;
    const isSoon = restarts || seconds < mostSeconds;
    if (!isSoon) process.exitCode = 1;
    note(seconds.toFixed(1), isSoon ? 'yes' : 'NO, too late');
  } catch (error) {
    process.exitCode = 1;
    note('', 'NO');
    console.error(error);
  }
}
await stop().catch((error) => {
  process.exitCode = 1;
  console.error(error);
});
for (const { name, engine, files } of provedByTests(await readFile('docs/reliability.md', 'utf8')).filter(
  isChosen,
)) {
  const note = noteOf(name, engine);
  try {
    await promisify(execFile)(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...files], {
      maxBuffer: 64 * 1024 * 1024,
    });
    note('', `yes, by ${files.length} test file(s)`);
  } catch (error) {
    process.exitCode = 1;
    note('', 'NO');
    console.error((error as { stdout?: string }).stdout ?? error);
  }
}
console.log(`\nseed ${values.seed}, ${values.rounds} rounds of each crash`);
console.table(rows);
