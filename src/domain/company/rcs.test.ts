import { describe, expect, it } from 'vitest';
import { rcsCity } from './rcs.ts';

describe('rcsCity', () => {
  it.each([
    ['Lyon', 'Lyon'],
    ['RCS Lyon', 'Lyon'],
    ['R.C.S. LYON B 732 829 320', 'LYON'],
    ['732 829 320 RCS Lyon', 'Lyon'],
    ['RCS de Lyon n° 732829320', 'Lyon'],
    ["RCS d'Annecy", 'Annecy'],
    ['RCS du Mans 732 829 320', 'Le Mans'],
    ['Le Puy-en-Velay', 'Le Puy-en-Velay'],
    ['Lyon (en cours)', 'Lyon'],
    ['Bourg-en-Bresse', 'Bourg-en-Bresse'],
    ['RCS en cours', ''],
    ['732 829 320', ''],
    ['', ''],
  ])('« %s » names the registry of « %s »', (rcs, city) => {
    expect(rcsCity(rcs)).toBe(city);
  });
});
