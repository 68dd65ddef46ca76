/** The name of the newspaper: fixed texts for the screens, the mails and structured data. */
export const publication = {
  name: 'Parution',
  motto: "L'actualité juridique et les annonces légales",
  /** Shown until the publisher sets the real ones. */
  contact: {
    address: '12 rue des Gravures, 75002 Paris',
    email: 'contact@parution.example',
    phone: '01 00 00 00 00',
    hours: 'Du lundi au vendredi, 9h-18h',
  },
} as const;
