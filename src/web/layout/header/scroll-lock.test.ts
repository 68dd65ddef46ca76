import { expect, it } from 'vitest';
import { lockScroll } from './scroll-lock.ts';

it('locks the scroll until it is released', () => {
  const root = { dataset: {} as DOMStringMap };
  const free = lockScroll(root);
  expect(root.dataset).toEqual({ scrollLock: '' });
  free();
  expect(root.dataset).toEqual({});
});
