import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  inOrder,
  newValues,
  refusedFields,
  restoredValues,
  valuesOf,
} from './announcement-values.ts';

// After midnight in Paris, still the day before in London.
const NIGHT = new Date('2026-11-14T23:30:00.000Z');

const stored = {
  title: 'Transfert du siège',
  content: '<p>Le siège social a été transféré à Lyon.</p>',
  companyName: 'VERLOPE',
  companyForm: 'SAS',
  siret: '73282932000074',
  rcs: 'Lyon',
  capital: '10 000 €',
  address: '18 rue des Tisserands',
  city: 'Lyon',
  department: '69',
  announcementType: 9,
  publicationDate: '2026-11-15T00:00:00.000+01:00',
  contactPerson: 'Élise Marvaudon',
  contactEmail: 'elise@verlope.example',
  contactPhone: '',
  contactPublic: false,
  otherTypeIds: [8],
  details: { decisionDate: '2026-11-06' },
};

describe('the back-office form of an announcement', () => {
  it('starts with type 1 and the current day in Paris', () => {
    expect(newValues(NIGHT)).toMatchObject({ type_id: '1', publicationDate: '2026-11-15' });
    expect(valuesOf({ ...stored, publicationDate: null }, NIGHT).publicationDate).toBe('2026-11-15');
  });

  it('sends unchanged values, the type as a number and the date as a timestamp', () => {
    const { publicationDate, details, ...same } = stored;
    expect(bodyOf(valuesOf(stored))).toMatchObject({
      ...same,
      publicationDate: '2026-11-14T23:00:00.000Z',
    });
  });

  it('keeps a pending SIRET and an unusual SIRET unchanged', () => {
    const pending = valuesOf({ ...stored, announcementType: 1, siret: '00000000000000' });
    expect(pending).toMatchObject({ siret: '', unregistered: true });
    expect(bodyOf(pending).siret).toBe('00000000000000');
    expect(valuesOf({ ...stored, siret: 'W123' }).siret).toBe('W123');
  });

  it('refuses an empty form in the order of the screen, but accepts any SIRET', () => {
    const empty = { ...newValues(NIGHT), type_id: '', publicationDate: '', siret: '12' };
    expect([...refusedFields(empty)]).toEqual([
      ['title', 'Le titre est obligatoire'],
      ['content', 'Le contenu est obligatoire'],
      ['companyName', "Le nom de l'entreprise est obligatoire"],
      ['companyForm', 'La forme juridique est obligatoire'],
      ['address', "L'adresse est obligatoire"],
      ['city', 'La ville est obligatoire'],
      ['department', 'Le département est obligatoire'],
      ['type_id', "Le type d'annonce est obligatoire"],
      ['publicationDate', 'La date de publication est obligatoire'],
      ['contactPerson', 'Le nom de la personne à contacter est obligatoire'],
      ['contactEmail', "L'email est obligatoire"],
    ]);
    const short = {
      ...valuesOf(stored),
      title: 'Avis',
      content: '<p>Trop court.</p>',
      contactEmail: 'elise',
    };
    expect([...refusedFields(short)]).toEqual([
      ['title', 'Le titre doit comporter au moins 5 caractères'],
      ['content', 'Le contenu doit comporter au moins 20 caractères'],
      ['contactEmail', "L'email n'est pas valide"],
    ]);
    expect([...refusedFields(valuesOf({ ...stored, siret: '' }))]).toEqual([]);
  });

  it("maps the server's field names to the form's", () => {
    const expected = inOrder([
      ['details.decisionDate', 'Trop long'],
      ['announcementType', 'Inconnu'],
      ['title', 'Trop court'],
    ]);
    expect([...expected.keys()]).toEqual(['title', 'type_id', 'extra.decisionDate']);
  });

  it('restores the valid fields of a stored text and keeps the others', () => {
    const base = valuesOf(stored);
    const content = { title: 'Un autre', city: 12, unknown: 'x', contactPublic: true };
    expect(restoredValues(content, base)).toEqual({ ...base, title: 'Un autre', contactPublic: true });
    expect(restoredValues('rien', base)).toBe(base);
  });
});
