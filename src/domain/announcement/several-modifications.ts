import { type AnnouncementType, announcementTypes, findAnnouncementType } from './types.ts';

/** The types that one notice may announce together. */
export const modificationTypes: readonly AnnouncementType[] = announcementTypes.filter(
  ({ family }) => family === 'modification',
);

const isModification = (id: number): boolean => modificationTypes.some((type) => type.id === id);

/**
 * One meeting may decide several modifications, and one notice announces them: its type is the main one. Of the
 * given types, those that may stand beside it, each once and in the order of the types.
 */
export const otherModifications = (typeId: number, given: readonly number[]): readonly number[] =>
  isModification(typeId)
    ? modificationTypes.flatMap(({ id }) => (id !== typeId && given.includes(id) ? [id] : []))
    : [];

/** All the modifications that one notice announces, the main one first; none if it announces something else. */
export const modificationsOf = (typeId: number, others: readonly number[]): readonly number[] =>
  isModification(typeId) ? [typeId, ...otherModifications(typeId, others)] : [];

/** « Transfert de siège, changement de dirigeant »: the type of a notice, with its other modifications. */
export const typeLabelOf = (typeId: number, others: readonly number[]): string =>
  [typeId, ...otherModifications(typeId, others)]
    .map((id, index) => {
      const { label } = findAnnouncementType(id);
      return index === 0 ? label : label.charAt(0).toLowerCase() + label.slice(1);
    })
    .join(', ');
