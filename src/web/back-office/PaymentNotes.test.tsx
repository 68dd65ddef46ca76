import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PaymentNotes } from './PaymentNotes.tsx';

const notes = (changes: Partial<Parameters<typeof PaymentNotes>[0]['payment']>): string => {
  const payment = {
    status: 'completed',
    returned: 0,
    refund: null,
    duplicate: false,
    held_reason: null,
    dispute: null,
  } as const;
  return renderToStaticMarkup(<PaymentNotes payment={{ ...payment, ...changes }} />).replace(/<[^>]+>/g, '');
};

it('tells the part that was given back, unless all was', () => {
  expect(notes({})).toBe('');
  expect(notes({ returned: 50.5 })).toBe('Remboursé de 50,50\u00a0€');
  expect(notes({ returned: 199, status: 'refunded' })).toBe('');
});
