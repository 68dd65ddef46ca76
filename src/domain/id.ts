/** The spelling of every row identifier: a UUID of any version. */
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isId = (text: string): boolean => ID.test(text);
