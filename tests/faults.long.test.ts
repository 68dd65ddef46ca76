import { afterAll, describe, it } from 'vitest';
import { everyTrial } from './faults/campaign.ts';

const KILLS = 50;

describe('the product keeps its promises', () => {
  const seed = Date.now();
  const { trials, stop } = everyTrial({ rounds: KILLS, seed });
  afterAll(stop);

  it.each(trials)(`with $name ($engine), seed ${seed}`, async ({ impossible, run }) => {
    const reason = await impossible?.();
    if (reason) process.stderr.write(`\nNot run: ${reason}.\n`);
    else await run();
  });
});
