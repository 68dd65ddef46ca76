import { adminPaths, editAnnouncementPath } from '#contract/paths.ts';

export const ANNOUNCEMENTS = adminPaths.announcements;
export const CREATE = adminPaths.createAnnouncement;
export const PENDING = adminPaths.pending;
export const FIGURES = adminPaths.reviewFigures;
export const TRASH = adminPaths.announcementTrash;
export const TRANSMISSIONS = adminPaths.transmissions;

export const editPath = (id: string): string => editAnnouncementPath(id);

/** The URL of the form for a correction of this announcement. */
export const correctionPath = (id: string, kind: 'rectificatif' | 'additif'): string =>
  `${CREATE}?${new URLSearchParams({ corrects: id, kind })}`;
