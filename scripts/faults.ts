import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { everyTrial } from '#tests/faults/campaign.ts';

// npm run faults [-- --rounds 5] [--only word] [--seed n]: starts the built product on free local ports, with its own
// data, breaks what it depends on, one thing after the other, checks what docs/reliability.md promises, and prints the
// seconds from the repair to the first accepted write. Exit code 1 when a promise is broken.
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
  },
});

/** A restart of a process is not a recovery without one: it has no limit here, and is printed. */
const MOST_SECONDS = 10;

const { trials, stop } = everyTrial({ rounds: Number(values.rounds), seed: Number(values.seed) });
const chosen = trials.filter(({ name }) => name.toLowerCase().includes(values.only.toLowerCase()));
const rows: { fault: string; engine: string; seconds: string; kept: string }[] = [];

for (const { name, engine, impossible, run, restarts } of chosen) {
  const note = (seconds: string, kept: string) => {
    rows.push({ fault: name, engine, seconds, kept });
    console.log(`${name} (${engine}) : ${kept}${seconds && `, ${seconds} s`}`);
  };
  const reason = await impossible?.();
  if (reason) {
    note('', `not run: ${reason}`);
    continue;
  }
  try {
    const seconds = (await run()) / 1_000;
    const isSoon = restarts || seconds < MOST_SECONDS;
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
console.log(`\nseed ${values.seed}, ${values.rounds} rounds of each crash`);
console.table(rows);
