export const coverModes = ['clair', 'sombre', 'papier'] as const;
export type CoverMode = (typeof coverModes)[number];

export type MotifName =
  | 'trame'
  | 'contrat'
  | 'alliances'
  | 'hemicycle'
  | 'empreinte'
  | 'billet'
  | 'globe'
  | 'balance'
  | 'sceau'
  | 'ecailles'
  | 'relief';

type Plates = {
  readonly name: string;
  readonly ink: string;
  /** A neighbouring ink: the line runs from one to the other, as in rainbow printing. */
  readonly iris: string;
  /** The category's own motif twice, so that half of the covers use it, then two variants. */
  readonly motifs: readonly [MotifName, MotifName, MotifName, MotifName];
};

const autres: Plates = {
  name: 'Autres',
  ink: '#48545C',
  iris: '#2B5C8A',
  motifs: ['relief', 'relief', 'globe', 'ecailles'],
};

const plates = new Map<string, Plates>([
  [
    'administratif',
    {
      name: 'Administratif',
      ink: '#2B5C8A',
      iris: '#2E7C86',
      motifs: ['trame', 'trame', 'relief', 'billet'],
    },
  ],
  [
    'affaires',
    { name: 'Affaires', ink: '#1E6A45', iris: '#5C7420', motifs: ['contrat', 'contrat', 'billet', 'trame'] },
  ],
  [
    'civil',
    {
      name: 'Civil',
      ink: '#8A5710',
      iris: '#9A3F22',
      motifs: ['alliances', 'alliances', 'ecailles', 'contrat'],
    },
  ],
  [
    'constitutionnel',
    {
      name: 'Constitutionnel',
      ink: '#35439B',
      iris: '#6A3C94',
      motifs: ['hemicycle', 'hemicycle', 'sceau', 'trame'],
    },
  ],
  [
    'droit-penal',
    { name: 'Pénal', ink: '#A1233C', iris: '#7B2A63', motifs: ['empreinte', 'empreinte', 'relief', 'trame'] },
  ],
  [
    'fiscalite',
    { name: 'Fiscal', ink: '#5C6610', iris: '#2F6E46', motifs: ['billet', 'billet', 'trame', 'sceau'] },
  ],
  [
    'international',
    {
      name: 'International',
      ink: '#0B6A80',
      iris: '#2C549A',
      motifs: ['globe', 'globe', 'relief', 'alliances'],
    },
  ],
  [
    'justice',
    {
      name: 'Justice',
      ink: '#6A2F84',
      iris: '#9B2C5C',
      motifs: ['balance', 'balance', 'sceau', 'hemicycle'],
    },
  ],
  [
    'professions',
    {
      name: 'Professions',
      ink: '#77482F',
      iris: '#8A6A12',
      motifs: ['sceau', 'sceau', 'alliances', 'billet'],
    },
  ],
  [
    'social',
    {
      name: 'Social',
      ink: '#AD4413',
      iris: '#A1233C',
      motifs: ['ecailles', 'ecailles', 'alliances', 'relief'],
    },
  ],
  ['autres', autres],
]);

/** The inks and motifs of a category; an unknown one is drawn as « Autres ». */
export const platesOf = (category: string): Plates => plates.get(category) ?? autres;

export type Palette = { readonly ground: string; readonly from: string; readonly to: string };

export const paletteOf = (category: string, mode: CoverMode): Palette => {
  const { ink, iris } = platesOf(category);
  switch (mode) {
    case 'sombre':
      return {
        ground: mix(ink, '#0B1210', 0.48),
        from: mix(ink, '#FFFFFF', 0.72),
        to: mix(iris, '#FFFFFF', 0.62),
      };
    case 'papier':
      return { ground: '#F3F5F2', from: ink, to: iris };
    case 'clair':
      return { ground: mix(ink, '#FFFFFF', 0.84), from: mix(ink, '#0B1210', 0.1), to: iris };
  }
};

/** Linear mix of two hexadecimal colours: 0 gives the first, 1 the second. */
const mix = (first: string, second: string, share: number): string => {
  const target = channels(second);
  const mixed = channels(first).map((value, index) => value + ((target[index] ?? 0) - value) * share);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
};

const channels = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
