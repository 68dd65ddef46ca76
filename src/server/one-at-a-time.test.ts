import { describe, expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

describe('work done one at a time', () => {
  it('waits its turn, and is refused when too much waits already', async () => {
    const inTurn = oneAtATime({ mostWaiting: 7, busy: () => new Error('busy') });
    let running = 0;
    let most = 0;
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
    };
    const answers = await Promise.allSettled(Array.from({ length: 12 }, () => inTurn(work)));
    expect(most).toBe(1);
    expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(4);
    await expect(inTurn(async () => 'encore')).resolves.toBe('encore');
  });
});
