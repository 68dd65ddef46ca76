/**
 * A conversion of texts that remembers its results: the same titles and notices are shown by many pages, and read anew
 * after each change. When texts and results exceed `maxCharacters`, all are forgotten; a result must not be changed.
 */
export const rememberTexts = <Result>(
  convert: (text: string) => Result,
  maxCharacters: number,
): ((text: string) => Result) => {
  const known = new Map<string, Result>();
  let characters = 0;
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = convert(text);
    const size = text.length + sizeOf(result, text);
    characters += size;
    if (characters > maxCharacters) {
      known.clear();
      characters = size;
    }
    known.set(text, result);
    return result;
  };
};

/** The objects made of a text take some ten times its place. */
const sizeOf = (result: unknown, text: string): number =>
  typeof result === 'string' ? result.length : 10 * text.length;
