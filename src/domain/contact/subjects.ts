/** What a contact request can be about; the first is the one a form starts with. */
export const contactSubjects = [
  'general',
  'subscription',
  'technical',
  'partnership',
  'press',
  'other',
] as const;

export type ContactSubject = (typeof contactSubjects)[number];
