import { describe, expect, it } from 'vitest';
import { modificationsOf, typeLabelOf } from './several-modifications.ts';
import {
  announcementFamilies,
  announcementTypes,
  findAnnouncementType,
  findAnnouncementTypeByName,
  unknownAnnouncementType,
} from './types.ts';

describe('announcement types', () => {
  it('are numbered 1 to 26 and named once', () => {
    expect(announcementTypes.map(({ id }) => id)).toEqual(
      Array.from({ length: 26 }, (_, index) => index + 1),
    );
    expect(new Set(announcementTypes.map(({ name }) => name)).size).toBe(26);
    expect(new Set(announcementTypes.map(({ label }) => label)).size).toBe(26);
  });

  it('leave no family empty', () => {
    expect(new Set(announcementTypes.map(({ family }) => family))).toEqual(new Set(announcementFamilies));
  });

  it.each(announcementTypes)('finds $name by id and by name', (type) => {
    expect(findAnnouncementType(type.id)).toBe(type);
    expect(findAnnouncementTypeByName(type.name)).toBe(type);
  });

  it.each([
    ['transfert_siège', 9],
    ['Cessation activité', 15],
    [' REDRESSEMENT  JUDICIAIRE ', 17],
    ['location_gérance', 6],
  ])('reads « %s » as type %i', (name, id) => {
    expect(findAnnouncementTypeByName(name).id).toBe(id);
  });

  it('calls anything else « Autre »', () => {
    expect(findAnnouncementType(27)).toBe(unknownAnnouncementType);
    expect(findAnnouncementTypeByName('inconnu')).toBe(unknownAnnouncementType);
    expect(unknownAnnouncementType).toEqual({ id: 0, name: 'autre', label: 'Autre', family: 'autre' });
  });
});

describe('the modifications of one notice', () => {
  it('are its type, if it is one, and the others that may stand beside it', () => {
    expect(modificationsOf(9, [22, 8, 9, 1, 22])).toEqual([9, 8, 22]);
    expect(modificationsOf(8, [])).toEqual([8]);
    expect(modificationsOf(1, [8, 9])).toEqual([]);
    expect(typeLabelOf(9, [22, 3])).toBe('Transfert de siège, changement de dénomination');
  });
});
