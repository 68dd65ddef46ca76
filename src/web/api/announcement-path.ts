/** Apart from the calls: links need no more than this. */
export const announcementPath = ({ slug }: { readonly slug: string }): string =>
  `/annonces-legales/annonce/${encodeURIComponent(slug)}`;
