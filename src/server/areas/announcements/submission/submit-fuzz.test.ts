import fc from 'fast-check';
import { expect, it } from 'vitest';
import { submissionDetails } from '#contract/submission.ts';
import { anyText } from '#tests/support/any-text.ts';
import { describeWithDatabase } from '#tests/support/database.ts';
import { useReadingApp } from '#tests/support/reading-app.ts';

const names = [
  ...Object.keys(submissionDetails.shape),
  'basePrice',
  'termsAccepted',
  'company_name',
  'status',
];

const scalar = fc.oneof(
  anyText({ maxLength: 80 }),
  fc.constantFrom('', '73282932000074', '69', 'SAS', 'a@exemple.fr', 9, 149, true, null, -1, 1e308),
  fc.constantFrom(`<p>${'é'.repeat(60)}</p>`, 'a'.repeat(200_000), '\u0000', '\ud800', '__proto__'),
);
const value = fc.oneof(
  { weight: 5, arbitrary: scalar },
  fc.array(scalar, { maxLength: 3 }),
  fc.dictionary(fc.string({ maxLength: 8 }), scalar, { maxKeys: 3 }),
  fc.constant(JSON.parse(`${'['.repeat(1_000)}1${']'.repeat(1_000)}`)),
);

describeWithDatabase('arbitrary input of a submission', (database) => {
  const app = useReadingApp(database, async () => {});
  const send = (payload: string, key: string) =>
    app().inject({
      method: 'POST',
      url: '/api/legal-announcements/submit',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      payload,
    });

  it('is stored or refused in French', async () => {
    const body = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: names.length });
    const sound = {
      ...{
        companyName: 'A',
        companyForm: 'SAS',
        siret: '73282932000074',
        address: 'A',
        city: 'A',
        department: '69',
      },
      ...{
        type_id: 9,
        title: 'A',
        content: 'é'.repeat(60),
        contactPerson: 'A',
        contactEmail: 'a@exemple.fr',
      },
    };
    await fc.assert(
      fc.asyncProperty(body, fc.boolean(), fc.string({ maxLength: 30 }), async (given, mostlySound, key) => {
        const payload = JSON.stringify(mostlySound ? { ...sound, ...given } : given);
        // Node refuses to send other characters in a header.
        const answer = await send(payload, key.replace(/[^\t -~]/g, ''));
        expect([200, 400, 409], answer.body.slice(0, 300)).toContain(answer.statusCode);
        expect(answer.body).not.toMatch(/ at |node_modules|\.ts:|Invalid|expected/);
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '\u0000',
    `{"a":${'['.repeat(50_000)}`,
    '{"__proto__":{"status":"paid"}}',
  ])('is refused when it is %.30j', async (payload) => {
    const answer = await send(payload, 'une-cle-assez-longue');
    expect(answer.statusCode).toBe(400);
  });

  it('is refused when it is too large', async () => {
    const answer = await send(JSON.stringify({ content: 'x'.repeat(2_000_000) }), 'une-cle-assez-longue');
    expect(answer.statusCode).toBe(413);
  });
});
