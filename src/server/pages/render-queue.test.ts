import { describe, expect, it } from 'vitest';
import { createRenderQueue } from './render-queue.ts';

const aQueue = () => {
  const rests: PromiseWithResolvers<void>[] = [];
  const queue = createRenderQueue({
    concurrent: 1,
    waiting: 1,
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
  return { queue, rests, started, render };
};

describe('the queue of renders', () => {
  it('starts a waiting render after a rest, and returns the finished one before it', async () => {
    const { queue, rests, started, render } = aQueue();
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
    const { rests, started, render } = aQueue();
    await render('first');
    await render('second');
    expect(started).toEqual(['first', 'second']);
    expect(rests).toEqual([]);
  });

  it('refuses a render when too many wait, and passes the slot on after one that failed', async () => {
    const { rests, render } = aQueue();
    const held = Promise.withResolvers<void>();
    const [first, second] = [render('first', held.promise), render('second')];
    await expect(render('third')).rejects.toMatchObject({ status: 503 });
    held.reject(new Error('no database'));
    await expect(first).rejects.toThrow('no database');
    rests[0]?.resolve();
    expect(await second).toBe('second');
  });
});
