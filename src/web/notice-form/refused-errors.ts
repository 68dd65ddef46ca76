/** Refused fields as react-hook-form errors: by name, with the extra questions under « extra ». */
export const refusedErrors = (refused: ReadonlyMap<string, string>): Record<string, unknown> => {
  const errors: Record<string, unknown> = {};
  const extra: Record<string, unknown> = {};
  for (const [name, message] of refused) {
    const error = { type: 'refused', message };
    if (name.startsWith('extra.')) extra[name.slice('extra.'.length)] = error;
    else errors[name] = error;
  }
  return Object.keys(extra).length > 0 ? { ...errors, extra } : errors;
};
