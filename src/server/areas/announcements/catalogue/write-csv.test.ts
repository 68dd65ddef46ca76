import { expect, it } from 'vitest';
import { announcementItem } from '#contract/announcements.ts';
import { announcementHead, announcementLine } from './write-csv.ts';

const item = announcementItem.parse({
  ...{
    id: 'x',
    other_types: [],
    title: 'Avis "A" ; B',
    type: { id: 9, name: 'transfert_siege', label: 'Transfert de siège' },
  },
  ...{ type_id: 9, type_name: 'transfert_siege', company_name: 'ORVELINE', companyName: 'ORVELINE' },
  ...{ company_form: 'SAS', companyForm: 'SAS', siret: '73282932000074', rcs: null, capital: '10 000 €' },
  ...{ address: '18 rue des Tisserands', city: 'Lyon', department: '69', content: '<p>Un</p><p>deux</p>' },
  ...{ publication_date: '2026-11-14T23:30:00.000Z', publicationDate: '2026-11-14T23:30:00.000Z' },
  ...{ contact_info: { name: 'Ada', email: 'ada@exemple.fr', phone: '' }, slug: 'avis', status: 'published' },
  ...{ reference_number: 'AL-000001', referenceNumber: 'AL-000001', submission_date: null, created_at: '' },
});

it('writes a file that French Excel opens', () => {
  expect(announcementHead()).toMatch(/^\ufeff"Référence";"Date de parution";.*;"Page"\r\n$/);
  expect(announcementLine(item, 'https://www.parution.test')).toBe(
    '"AL-000001";"15/11/2026";"Transfert de siège";"Avis ""A"" ; B";"ORVELINE";"SAS";"732 829 320 00074";"";"10 000 €";' +
      '"18 rue des Tisserands";"Lyon";"69";"Un deux";"https://www.parution.test/annonces-legales/annonce/avis"\r\n',
  );
});

it('leaves empty what a notice does not say', () => {
  const bare = { ...item, siret: null, capital: null, address: null };
  expect(announcementLine(bare, '')).toContain('"ORVELINE";"SAS";"";"";"";"";"Lyon";');
});

it.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1',
  '＝1',
  '|cmd',
  '%0A=1',
  '=HYPERLINK("x";"y")',
])('makes a text of %j', (title) => {
  expect(announcementLine({ ...item, title }, '')).toContain(`;"'${title.replaceAll('"', '""')}";`);
});

it('writes no contact data', () => {
  expect(announcementLine(item, '')).not.toMatch(/Ada|ada@/);
});
