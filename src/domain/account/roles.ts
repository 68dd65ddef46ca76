/** A reader has the rights of a visitor; an administrator has access to the back-office. */
export const roles = ['reader', 'admin'] as const;

export type Role = (typeof roles)[number];
