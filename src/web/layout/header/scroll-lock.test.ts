import { expect, it } from 'vitest';
import { lockScroll } from './scroll-lock.ts';

it('keeps the page still until it is freed', () => {
  const root = { dataset: {} as DOMStringMap };
  const free = lockScroll(root);
  expect(root.dataset).toEqual({ scrollLock: '' });
  free();
  expect(root.dataset).toEqual({});
});
