/** How the newspaper names itself and where it is reached: fixed texts, on the screen, in mails and to machines. */
export const publication = {
  name: 'Parution',
  motto: "L'actualité juridique et les annonces légales",
  address: '12 rue des Gravures, 75002 Paris',
  email: 'contact@parution.example',
  phone: { shown: '01 00 00 00 00', called: '+33100000000' },
} as const;
