/** One page, one article: names are enough. */
export const fieldId = (name: string): string => `article-${name}`;

/** To the first field that is refused, the keyboard with it. */
export const focusFirst = ([first]: readonly string[]): void => {
  if (!first) return;
  const control = document.getElementById(fieldId(first));
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center', behavior: 'instant' });
};
