import { describe, expect, it } from 'vitest';
import { createRenderQueue } from './render-queue.ts';

const aQueue = () => {
  let now = 0;
  const rests: PromiseWithResolvers<void>[] = [];
  const queue = createRenderQueue({
    concurrent: 1,
    waiting: 1,
    now: () => now,
    rest: () => () => {
      const rest = Promise.withResolvers<void>();
      rests.push(rest);
      return rest.promise;
    },
  });
  const started: string[] = [];
  const render = (name: string, held = Promise.resolve()) =>
    queue.run(async () => {
      started.push(name);
      await held;
      return name;
    });
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { queue, rests, started, render, pass };
};

describe('the queue of renders', () => {
  it('starts a waiting render after a rest, and returns the finished one before it', async () => {
    const { queue, rests, started, render } = aQueue();
    queue.noteOther();
    const held = Promise.withResolvers<void>();
    const [first, second] = [render('first', held.promise), render('second')];
    held.resolve();
    expect(await first).toBe('first');
    expect(started).toEqual(['first']);
    expect(queue.isFull()).toBe(true);
    rests[0]?.resolve();
    expect(await second).toBe('second');
  });

  it('does not rest when nothing waits', async () => {
    const { queue, rests, started, render } = aQueue();
    queue.noteOther();
    await render('first');
    await render('second');
    expect(started).toEqual(['first', 'second']);
    expect(rests).toEqual([]);
  });

  it('does not rest when nothing but renders was asked for in the last second', async () => {
    const { queue, rests, render, pass } = aQueue();
    await Promise.all([render('first'), render('second')]);
    queue.noteOther();
    pass(1_000);
    await Promise.all([render('third'), render('fourth')]);
    expect(rests).toEqual([]);
  });

  it('refuses a render when too many wait, and passes the slot on after one that failed', async () => {
    const { queue, rests, render } = aQueue();
    queue.noteOther();
    const held = Promise.withResolvers<void>();
    const [first, second] = [render('first', held.promise), render('second')];
    await expect(render('third')).rejects.toMatchObject({ status: 503 });
    held.reject(new Error('no database'));
    await expect(first).rejects.toThrow('no database');
    rests[0]?.resolve();
    expect(await second).toBe('second');
  });
});
