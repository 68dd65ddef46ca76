/** One line of `npm run doctor`: what is in order, or what to do. */
export type Finding = { readonly name: string; readonly ok: boolean; readonly text: string };

export const inOrder = (name: string, text: string): Finding => ({ name, ok: true, text });
export const toDo = (name: string, text: string): Finding => ({ name, ok: false, text });

/** A check that itself fails is a line like the others. */
export const findingOf = async (name: string, check: () => Promise<Finding>): Promise<Finding> => {
  try {
    return await check();
  } catch (error) {
    return toDo(name, error instanceof Error ? error.message : String(error));
  }
};
