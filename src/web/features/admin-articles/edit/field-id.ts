/** A page has one article form, so field names are unique ids. */
export const fieldId = (name: string): string => `article-${name}`;

/** Scrolls to the first invalid field and focuses it. */
export const focusFirst = ([first]: readonly string[]): void => {
  if (!first) return;
  const control = document.getElementById(fieldId(first));
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center', behavior: 'instant' });
};
