type LaterSteps = typeof import('./later-steps.ts');

let loaded: LaterSteps | undefined;

/** Called when a field is left or a later step is opened. */
export const loadLaterSteps = async (): Promise<LaterSteps> => {
  loaded ??= await import('./later-steps.ts');
  return loaded;
};

/** Undefined until they are loaded: the form is then at its first step. */
export const loadedLaterSteps = (): LaterSteps | undefined => loaded;
