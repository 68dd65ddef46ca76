/** « 7K2M 9QXT 4B1C »: as it is printed, and read aloud. */
export const groups = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ');
