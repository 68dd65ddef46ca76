import { normalised } from '#domain/text/normalise.ts';

export const announcementFamilies = [
  'creation',
  'modification',
  'restructuration',
  'fonds',
  'fin',
  'procedure',
  'vie-sociale',
  'vente',
  'correctif',
  'autre',
] as const;
export type AnnouncementFamily = (typeof announcementFamilies)[number];

export type AnnouncementType = {
  readonly id: number;
  readonly name: string;
  readonly label: string;
  readonly family: AnnouncementFamily;
};

export const announcementTypes = [
  { id: 1, name: 'constitution', label: 'Constitution', family: 'creation' },
  { id: 2, name: 'modification', label: 'Modification', family: 'modification' },
  { id: 3, name: 'dissolution', label: 'Dissolution', family: 'fin' },
  { id: 4, name: 'liquidation', label: 'Clôture de liquidation', family: 'fin' },
  { id: 5, name: 'cession_fonds', label: 'Cession de fonds', family: 'fonds' },
  { id: 6, name: 'location_gerance', label: 'Location-gérance', family: 'fonds' },
  { id: 7, name: 'fin_location_gerance', label: 'Fin de location-gérance', family: 'fonds' },
  { id: 8, name: 'changement_dirigeant', label: 'Changement de dirigeant', family: 'modification' },
  { id: 9, name: 'transfert_siege', label: 'Transfert de siège', family: 'modification' },
  { id: 10, name: 'augmentation_capital', label: 'Augmentation de capital', family: 'modification' },
  { id: 11, name: 'reduction_capital', label: 'Réduction de capital', family: 'modification' },
  { id: 12, name: 'transformation', label: 'Transformation', family: 'modification' },
  { id: 13, name: 'fusion', label: 'Fusion', family: 'restructuration' },
  { id: 14, name: 'scission', label: 'Scission', family: 'restructuration' },
  { id: 15, name: 'cessation_activite', label: "Cessation d'activité", family: 'fin' },
  { id: 16, name: 'procedure_collective', label: 'Procédure collective', family: 'procedure' },
  { id: 17, name: 'redressement_judiciaire', label: 'Redressement judiciaire', family: 'procedure' },
  { id: 18, name: 'avis_depot_comptes', label: 'Avis de dépôt des comptes', family: 'vie-sociale' },
  {
    id: 19,
    name: 'nomination_commissaire',
    label: 'Nomination de commissaire aux comptes',
    family: 'modification',
  },
  { id: 20, name: 'convocation_assemblee', label: "Convocation d'assemblée", family: 'vie-sociale' },
  { id: 21, name: 'vente_aux_encheres', label: 'Vente aux enchères', family: 'vente' },
  {
    id: 22,
    name: 'changement_denomination',
    label: 'Changement de dénomination',
    family: 'modification',
  },
  { id: 23, name: 'cession_droit_bail', label: 'Cession de droit au bail', family: 'fonds' },
  { id: 24, name: 'rectificatif', label: 'Rectificatif', family: 'correctif' },
  { id: 25, name: 'additif', label: 'Additif', family: 'correctif' },
  { id: 26, name: 'autre', label: 'Autre', family: 'autre' },
] as const satisfies readonly AnnouncementType[];

export type AnnouncementTypeId = (typeof announcementTypes)[number]['id'];
export type AnnouncementTypeName = (typeof announcementTypes)[number]['name'];

export const unknownAnnouncementType: AnnouncementType = {
  id: 0,
  name: 'autre',
  label: 'Autre',
  family: 'autre',
};

export const typesByLabel: readonly AnnouncementType[] = announcementTypes.toSorted((a, b) =>
  a.label.localeCompare(b.label, 'fr'),
);

export const findAnnouncementType = (id: number): AnnouncementType =>
  announcementTypes.find((type) => type.id === id) ?? unknownAnnouncementType;

/** Businesses are bought, sold and run by persons too; the other notices are those of a company. */
export const mayNamePerson = (typeId: number): boolean => findAnnouncementType(typeId).family === 'fonds';

/** Accepts common spellings: 'Transfert siège' and 'transfert_siège' are 'transfert_siege'. */
export const findAnnouncementTypeByName = (name: string): AnnouncementType => {
  const wanted = normaliseTypeName(name);
  return announcementTypes.find((type) => type.name === wanted) ?? unknownAnnouncementType;
};

const normaliseTypeName = (name: string): string =>
  normalised(name, 'NFD')
    .replace(/\p{Diacritic}/gu, '')
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '_');
