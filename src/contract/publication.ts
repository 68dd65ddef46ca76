/** How the newspaper names itself, on the screen and to machines. */
export const publication = {
  name: 'Parution',
  motto: "L'actualité juridique et les annonces légales",
} as const;
