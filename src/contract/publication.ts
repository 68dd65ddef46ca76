/** The name and contact of the newspaper: fixed texts for the screens, the mails and structured data. */
export const publication = {
  name: 'Parution',
  motto: "L'actualité juridique et les annonces légales",
  address: '12 rue des Gravures, 75002 Paris',
  email: 'contact@parution.example',
  phone: { shown: '01 00 00 00 00', called: '+33100000000' },
} as const;
