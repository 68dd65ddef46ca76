import { coverUrl } from '#domain/cover/cover-address.ts';

export type Category = {
  /** The slug in addresses; the specification's own id. */
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** The number stored with articles. */
  readonly databaseId: number;
  readonly description: string;
  readonly imageUrl: string;
  /** Background of the category page: the tint of its ink (styles/tokens.css). */
  readonly headerColor: string;
};

type Row = readonly [
  slug: string,
  name: string,
  databaseId: number,
  headerColor: string,
  description: string,
];

const rows: readonly Row[] = [
  [
    'administratif',
    'Administratif',
    1,
    '#E0EAF3',
    "Urbanisme, marchés publics, fonction publique : les rapports des citoyens et des entreprises avec l'administration.",
  ],
  [
    'affaires',
    'Affaires',
    2,
    '#DFEFE6',
    'Sociétés, contrats, concurrence, baux commerciaux, entreprises en difficulté : le droit de la vie des affaires.',
  ],
  [
    'civil',
    'Civil',
    3,
    '#F6EBD9',
    'Famille, successions, propriété, contrats, responsabilité : le droit des personnes et de leurs biens.',
  ],
  [
    'constitutionnel',
    'Constitutionnel',
    4,
    '#E5E8F7',
    'Décisions du Conseil constitutionnel, questions prioritaires, institutions et libertés fondamentales.',
  ],
  [
    'droit-penal',
    'Pénal',
    5,
    '#F8E3E7',
    'Infractions, enquêtes, procès et peines : le droit pénal et sa procédure.',
  ],
  [
    'fiscalite',
    'Fiscal',
    6,
    '#EFF1D9',
    'Impôts des entreprises et des particuliers, TVA, contrôle et contentieux.',
  ],
  [
    'international',
    'International',
    7,
    '#DCEEF2',
    'Droit européen, conventions internationales, litiges et décisions qui passent les frontières.',
  ],
  [
    'justice',
    'Justice',
    8,
    '#EFE4F4',
    'Décisions commentées, organisation des juridictions et vie des tribunaux.',
  ],
  [
    'professions',
    'Professions',
    9,
    '#F3E8E1',
    'Avocats, notaires, commissaires de justice, greffiers : les métiers du droit et leurs règles.',
  ],
  [
    'social',
    'Social',
    10,
    '#FBE7DC',
    'Contrat de travail, licenciement, santé au travail, protection sociale : le droit du travail au quotidien.',
  ],
  [
    'autres',
    'Autres',
    11,
    '#E9EDEF',
    'Environnement, numérique, propriété intellectuelle et tout ce qui ne tient pas dans une seule case.',
  ],
];

/** The fixed list of the specification, in its order. */
export const categories: readonly Category[] = rows.map(
  ([slug, name, databaseId, headerColor, description]) => ({
    id: slug,
    slug,
    name,
    databaseId,
    description,
    // A drawn cover, as for articles: no image file to upload or to lose.
    imageUrl: coverUrl({ category: slug, slug: 'rubrique', detail: 'l', mode: 'clair' }),
    headerColor,
  }),
);

/** The category of an article that has no known one. */
const FALLBACK_CATEGORY_NAME = 'Non classé';

const byKey = new Map(
  categories.flatMap((category) =>
    [`${category.databaseId}`, category.slug, category.name.toLowerCase()].map(
      (key) => [key, category] as const,
    ),
  ),
);

/** Addresses, forms and stored filters name a category by its number, its slug or its name. */
export const findCategory = (given: string | number): Category | undefined =>
  byKey.get(`${given}`.trim().toLowerCase());

export const categoryName = (given: string | number): string =>
  findCategory(given)?.name ?? FALLBACK_CATEGORY_NAME;
