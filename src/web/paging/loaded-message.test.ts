import { expect, it } from 'vitest';
import { loadedMessage } from './loaded-message.ts';

const items = (length: number) => Array.from({ length });

it.each([
  { state: { added: [], items: items(10), first: 1 }, text: '' },
  { state: { added: items(10), items: items(20), first: 1 }, text: '10 articles chargés, 20 sur 61' },
  { state: { added: items(1), items: items(61), first: 1 }, text: '1 article chargé, 61 sur 61' },
  { state: { added: items(10), items: items(20), first: 4 }, text: '10 articles chargés, 50 sur 61' },
])('$text', ({ state, text }) => {
  expect(loadedMessage({ ...state, size: 10, total: 61 })).toBe(text);
});
