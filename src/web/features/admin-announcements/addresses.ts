export const ANNOUNCEMENTS = '/admin/legal-announcements';
export const CREATE = `${ANNOUNCEMENTS}/create`;
export const PENDING = `${ANNOUNCEMENTS}/pending`;
export const TRASH = `${ANNOUNCEMENTS}/trash`;
export const TRANSMISSIONS = `${ANNOUNCEMENTS}/transmissions`;

export const editPath = (id: string): string => `${ANNOUNCEMENTS}/edit/${id}`;

/** The form of a notice that corrects another one. */
export const correctionPath = (id: string, kind: 'rectificatif' | 'additif'): string =>
  `${CREATE}?${new URLSearchParams({ corrects: id, kind })}`;
