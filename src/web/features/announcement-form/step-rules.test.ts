import { describe, expect, it } from 'vitest';
import { mayCompose, siretOf } from '#web/notice-form/typed-notice.ts';
import { detailsOf, reachableStep, refusedFields } from './step-rules.ts';
import { emptyValues, type SubmissionValues } from './submission-values.ts';

const filled = (changes: Partial<SubmissionValues> = {}): SubmissionValues => ({
  ...emptyValues,
  companyName: 'ORVELINE CONSEIL',
  companyForm: 'SAS',
  siret: '732 829 320 00074',
  address: '18 rue des Tisserands, 69004 Lyon',
  city: 'Lyon',
  department: '69',
  type_id: '9',
  title: 'Transfert de siège',
  content: `<p>${'Avis '.repeat(12)}</p>`,
  contactPerson: 'Élise Marvaudon',
  contactEmail: 'elise@orveline.example',
  ...changes,
});

describe('step 1', () => {
  it('accepts a filled form without RCS, capital or telephone', () => {
    expect([...refusedFields(filled())]).toEqual([]);
  });

  it("refuses an empty form with the specification's messages, in the order of the form", () => {
    expect([...refusedFields(emptyValues)]).toEqual([
      ['companyName', "Le nom de l'entreprise est obligatoire"],
      ['companyForm', 'La forme juridique est obligatoire'],
      ['siret', 'Le numéro SIRET est obligatoire et doit comporter 14 chiffres'],
      ['address', "L'adresse est obligatoire"],
      ['city', 'La ville est obligatoire'],
      ['department', 'Le département est obligatoire'],
      ['type_id', "Le type d'annonce est obligatoire"],
      ['title', 'Le titre est obligatoire'],
      ['content', 'Le contenu est obligatoire'],
      ['contactPerson', 'Le nom de la personne à contacter est obligatoire'],
      ['contactEmail', "L'email est obligatoire"],
    ]);
  });

  it.each([
    [{ siret: '732 829 320 0007' }, 'siret', 'Le numéro SIRET est obligatoire et doit comporter 14 chiffres'],
    [
      { siret: '732 829 320 000745' },
      'siret',
      'Le numéro SIRET est obligatoire et doit comporter 14 chiffres',
    ],
    [{ content: '<p>\u00a0 </p>' }, 'content', 'Le contenu est obligatoire'],
    [
      { content: `<p><strong>${'a'.repeat(49)}</strong>&nbsp;</p>` },
      'content',
      'Le contenu doit comporter au moins 50 caractères',
    ],
    [{ contactEmail: 'contact@orveline' }, 'contactEmail', "L'email n'est pas valide"],
    [{ companyName: '   ' }, 'companyName', "Le nom de l'entreprise est obligatoire"],
    [{ extra: { oldAddress: 'x'.repeat(5001) } }, 'extra.oldAddress', /5000/],
  ])('refuses %j', (changes, field, message) => {
    const refused = refusedFields(filled(changes));
    expect([...refused.keys()]).toEqual([field]);
    if (typeof message === 'string') expect(refused.get(field)).toBe(message);
    else expect(refused.get(field)).toMatch(message);
  });

  it('accepts a wrong check digit and fourteen zeros', () => {
    expect(refusedFields(filled({ siret: '732 829 320 00079' })).size).toBe(0);
    expect(refusedFields(filled({ siret: '000 000 000 00000' })).size).toBe(0);
  });
});

describe('a person', () => {
  const person = { companyForm: 'Personne physique', companyName: 'Mme Chloé Verdier', siret: '' };

  it('buys a business without a SIRET or a capital, and has no other notice', () => {
    const values = filled({ ...person, type_id: '5', capital: '10 000 €' });
    expect([...refusedFields(values)]).toEqual([]);
    expect(detailsOf(values)).toMatchObject({ siret: '00000000000000', capital: '' });
    expect([...refusedFields(filled({ ...person, type_id: '9' }))]).toEqual([
      ['companyForm', "Ce type d'annonce est celui d'une société : choisissez sa forme juridique"],
    ]);
  });

  it('may have a SIRET, which is then a whole one', () => {
    const trader = { ...person, type_id: '6', siret: '732 829 320 00074' };
    expect(detailsOf(filled(trader)).siret).toBe('73282932000074');
    expect([...refusedFields(filled({ ...trader, siret: '732' })).keys()]).toEqual(['siret']);
  });
});

describe('a company being registered', () => {
  it('has no SIRET for a constitution only, and keeps what was typed', () => {
    expect(siretOf(filled({ type_id: '1', unregistered: true }))).toBe('00000000000000');
    expect(siretOf(filled({ type_id: '1', unregistered: false }))).toBe('73282932000074');
    expect(siretOf(filled({ type_id: '9', unregistered: true }))).toBe('73282932000074');
  });
});

describe('details', () => {
  it('contains only the answers to the questions of this type', () => {
    const extra = { oldAddress: '3 rue Neuve', auctioneer: 'Me X', organ: ' ' };
    expect(detailsOf(filled({ extra })).details).toEqual({ oldAddress: '3 rue Neuve' });
  });
});

describe('reachableStep', () => {
  it.each([
    [1, {}, 1],
    [2, {}, 2],
    [3, {}, 3],
    [3, { basePrice: 150 }, 2],
    [3, { city: '' }, 1],
    [2, { content: '' }, 1],
  ] as const)('step %i of %j opens at %i', (wanted, changes, step) => {
    expect(reachableStep(wanted, filled(changes))).toBe(step);
  });
});

describe('mayCompose', () => {
  it('needs the type, the company name and the legal form', () => {
    expect(mayCompose(filled())).toBe(true);
    for (const name of ['type_id', 'companyName', 'companyForm'] as const)
      expect(mayCompose(filled({ [name]: ' ' }))).toBe(false);
  });
});
