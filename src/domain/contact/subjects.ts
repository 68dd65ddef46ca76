/** The subjects of a contact request; the first is the form's default. */
export const contactSubjects = [
  'general',
  'subscription',
  'technical',
  'partnership',
  'press',
  'other',
] as const;

export type ContactSubject = (typeof contactSubjects)[number];
