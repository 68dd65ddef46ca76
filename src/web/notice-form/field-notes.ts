import { createContext, useContext } from 'react';

/** What is said below a field beside its own hint, by the name of the field: where its value was read. */
export const FieldNotes = createContext<ReadonlyMap<string, string>>(new Map());

export const useFieldNote = (name: string): string | undefined => useContext(FieldNotes).get(name);
