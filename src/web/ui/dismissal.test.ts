import { describe, expect, it, vi } from 'vitest';
import { watchEscape, watchOutsideClick } from './dismissal.ts';

const press = (root: EventTarget, type: string, key: string) =>
  root.dispatchEvent(Object.assign(new Event(type), { key }));

describe('watchOutsideClick', () => {
  it.each([
    { inside: false, calls: 1 },
    { inside: true, calls: 0 },
  ])('calls back $calls time(s) when the click is inside: $inside', ({ inside, calls }) => {
    const root = new EventTarget();
    const onOutside = vi.fn();
    watchOutsideClick(root, () => inside, onOutside);
    root.dispatchEvent(new Event('click'));
    expect(onOutside).toHaveBeenCalledTimes(calls);
  });

  it('calls back when Tab leaves the panel, and for no other key', () => {
    const root = new EventTarget();
    const onOutside = vi.fn();
    watchOutsideClick(root, () => false, onOutside);
    press(root, 'keyup', 'a');
    expect(onOutside).not.toHaveBeenCalled();
    press(root, 'keyup', 'Tab');
    expect(onOutside).toHaveBeenCalledTimes(1);
  });

  it('passes the target of the click', () => {
    const root = new EventTarget();
    const isInside = vi.fn(() => true);
    watchOutsideClick(root, isInside, () => {});
    root.dispatchEvent(new Event('click'));
    expect(isInside).toHaveBeenCalledWith(root);
  });

  it('stops listening', () => {
    const root = new EventTarget();
    const onOutside = vi.fn();
    watchOutsideClick(root, () => false, onOutside)();
    root.dispatchEvent(new Event('click'));
    press(root, 'keyup', 'Tab');
    expect(onOutside).not.toHaveBeenCalled();
  });
});

describe('watchEscape', () => {
  it('calls back on Escape alone, until it is stopped', () => {
    const root = new EventTarget();
    const onEscape = vi.fn();
    const stop = watchEscape(root, onEscape);
    press(root, 'keydown', 'Enter');
    press(root, 'keydown', 'Escape');
    stop();
    press(root, 'keydown', 'Escape');
    expect(onEscape).toHaveBeenCalledTimes(1);
  });
});
