import type { Step } from './draft-store.ts';

/** The specification's names of the steps, to the letter. */
export const stepNames: Readonly<Record<Step, string>> = {
  1: 'Détails annonce',
  2: 'Choix tarif',
  3: 'Vérification & validation',
};

export const steps = [1, 2, 3] as const satisfies readonly Step[];
