/** A reader may do what a visitor may; an administrator holds the back-office. */
export const roles = ['reader', 'admin'] as const;

export type Role = (typeof roles)[number];
