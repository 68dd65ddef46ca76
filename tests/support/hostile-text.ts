import fc from 'fast-check';
import { anyText } from './any-text.ts';

/** Texts that no person types but a program may send. */
export const hostileText = fc.oneof(
  anyText({ maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom(...`'"\\%_&|!:*()<>-/.,;{}[]$?0L1é «»\u0000\ud800\udfff\u202e`),
    maxLength: 40,
  }),
  fc.constantFrom(
    ...['', ' ', '0', '-1', '1', '2', '1e9', 'NaN', 'null', 'undefined', '[object Object]', '__proto__'],
    ...[
      '9'.repeat(400),
      'a'.repeat(10_000),
      'é'.repeat(199),
      'droit',
      'Justice',
      'read_count',
      'desc',
      ','.repeat(99),
    ],
    ...[
      "' or '1'='1",
      '1; drop table articles',
      '$7*7',
      '../../etc/passwd',
      '%00',
      '%',
      '%ZZ',
      'L. 1232-1-2-3-4/5',
    ],
    '(((((((((('.repeat(19),
    'L. 1.111.111.111'.repeat(12),
    '0190c0de-0000-7000-8000-000000000001',
  ),
);
