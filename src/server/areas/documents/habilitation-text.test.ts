import { expect, it } from 'vitest';
import { demonstrationPublisher } from '#server/publisher/publisher.ts';
import { attestation } from '#tests/support/document-samples.ts';
import { anAnnouncementRow } from '#tests/support/rows.ts';
import { attestationData } from './frozen-data.ts';
import { habilitationText } from './habilitation-text.ts';
import { freezeNotice } from './issue-attestation.ts';

const AT = new Date('2026-11-15T09:00:00.000Z');
const order = 'arrêté n° 69-2025 du 19 décembre 2025';
const rhone = { department: '69', year: 2026, order };

it.each([
  ['for this department', [rhone], true, `${order} (année 2026)`],
  [
    'for another one',
    [{ ...rhone, department: '75' }],
    true,
    'démonstration : aucune pour ce département en 2026',
  ],
  ['for another year', [{ ...rhone, year: 2025 }], false, 'aucune pour ce département en 2026'],
  ['for none, by nobody', [], true, 'démonstration : aucune habilitation réglée'],
  ['for none', [], false, 'non renseignée pour ce département'],
])('a habilitation given %s', (_case, habilitations, demonstration, pdfText) => {
  const row = anAnnouncementRow({ department: '69' });
  const notice = { ...row, publication_date: AT, siret: null, rcs: null, capital: null, other_type_ids: [] };
  const frozen = freezeNotice(notice, { ...demonstrationPublisher, habilitations, demonstration }, AT);
  expect(habilitationText({ ...attestation().data, ...frozen })).toBe(pdfText);
});

it('leaves documents unchanged that were issued without this data', () => {
  const { uncoveredIn: _since, ...medium } = { ...attestation().data.medium, habilitation: null };
  const issued = attestationData.parse({ ...attestation().data, demonstration: true, medium });
  expect(habilitationText(issued)).toBe('démonstration : aucune habilitation réglée');
});
