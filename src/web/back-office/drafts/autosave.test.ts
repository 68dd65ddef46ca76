import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAutosave } from './autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const aSaver = () => {
  const save = vi.fn(async () => {});
  return { save, autosave: createAutosave(save) };
};

it('saves once, three seconds after the last change', async () => {
  const { save, autosave } = aSaver();
  autosave.touch();
  await vi.advanceTimersByTimeAsync(2_000);
  autosave.touch();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(save).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(save).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).toHaveBeenCalledTimes(1);
});

it('saves at least every ten seconds during continuous changes', async () => {
  const { save, autosave } = aSaver();
  for (let second = 0; second < 21; second++) {
    autosave.touch();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(save).toHaveBeenCalledTimes(2);
});

it('flushes a pending save, and saves nothing when none is pending', async () => {
  const { save, autosave } = aSaver();
  await autosave.flush();
  expect(save).not.toHaveBeenCalled();
  autosave.touch();
  await autosave.flush();
  expect(save).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).toHaveBeenCalledTimes(1);
});

it('never runs two saves at once, and cancelling waits for the one in flight', async () => {
  let arrive = () => {};
  const save = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
  const autosave = createAutosave(save);
  autosave.touch();
  void autosave.flush();
  await vi.advanceTimersByTimeAsync(0);
  autosave.touch();
  let cancelled = false;
  const cancelling = autosave.cancelPending().then(() => (cancelled = true));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(cancelled).toBe(false);
  arrive();
  await cancelling;
  expect(cancelled).toBe(true);
});
