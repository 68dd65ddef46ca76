import { describe, expect, it } from 'vitest';
import { composeNotice, missingMentions } from '#domain/announcement/notice/notice-rules.ts';
import { PENDING_SIRET } from '#domain/company/siret.ts';
import { noticeValuesOf } from '#web/notice-form/typed-notice.ts';
import { correctionDraft, draftAgain } from './correction-draft.ts';
import { detailsOf } from './step-rules.ts';
import { correctionNotice } from './submission-values.ts';
import { valuesOf } from './tracked-values.ts';

const notice = {
  companyName: 'ORVELINE CONSEIL',
  companyForm: 'SAS',
  siret: '73282932000074',
  rcs: 'Lyon',
  capital: '10 000 €',
  address: '18 rue des Tisserands, 69004 Lyon',
  city: 'Lyon',
  department: '69',
  type_id: 9,
  other_type_ids: [8],
  title: 'Transfert du siège social de la SAS ORVELINE CONSEIL',
  content: '<p>Le siège social est transféré au 18 rue des Tisserands, 69004 Lyon.</p>',
  contactPerson: 'Élise Marvaudon',
  contactEmail: 'elise@orveline.example',
  contactPhone: '',
  contactPublic: false,
  details: { oldAddress: '3 rue Neuve, 69001 Lyon' },
};
const published = {
  notice,
  offer: 'premium',
  reference: 'AL-482517',
  publicationDate: '2026-11-15T23:30:00.000Z',
  publishedAt: '2026-11-15T23:30:00.000Z',
} as const;

describe('a stored notice in the form', () => {
  it('is submitted with the same values as it was stored', () => {
    expect(detailsOf(valuesOf(published))).toEqual({ ...notice, type_id: '9' });
  });

  it('keeps the checkbox of a company being registered', () => {
    const values = valuesOf({ ...published, notice: { ...notice, type_id: 1, siret: PENDING_SIRET } });
    expect(values).toMatchObject({ unregistered: true, siret: '' });
    expect(detailsOf(values).siret).toBe(PENDING_SIRET);
  });
});

describe('correctionDraft', () => {
  it.each([
    ['rectificatif', '24', ['le texte erroné', 'le texte corrigé']],
    ['additif', '25', ['la mention omise']],
  ] as const)('prefills the %s with the known data of the notice', (kind, type, asked) => {
    const { step, submitted, values } = correctionDraft(kind, published);
    expect(correctionNotice(values)).toContain(
      `${kind === 'additif' ? 'complète' : 'corrige'} l'annonce AL-482517`,
    );
    expect(correctionNotice({ ...values, title: 'Rectificatif' })).toBeUndefined();
    expect({ step, submitted, type: values.type_id }).toEqual({ step: 1, submitted: null, type });
    expect(values).toMatchObject({ title: '', content: '', basePrice: 149, siret: '732 829 320 00074' });
    // Already the next day in Paris.
    expect(values.extra.faultyDate).toBe('2026-11-16');
    const given = noticeValuesOf(values);
    expect(missingMentions(Number(type), given).map(({ label }) => label)).toEqual(asked);
    expect(composeNotice(Number(type), given)).toContain('AL-482517');
  });

  it('has a new idempotency key each time', () => {
    expect(correctionDraft('additif', published).key).not.toBe(correctionDraft('additif', published).key);
  });
});

describe('draftAgain', () => {
  it('copies a rejected notice into a new announcement that is not a correction', () => {
    const { step, submitted, values, key } = draftAgain(published);
    expect({ step, submitted }).toEqual({ step: 1, submitted: null });
    expect(detailsOf(values)).toEqual({ ...notice, type_id: '9' });
    expect(values.basePrice).toBe(199);
    expect(correctionNotice(values)).toBeUndefined();
    expect(draftAgain(published).key).not.toBe(key);
  });
});
