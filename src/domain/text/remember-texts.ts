/**
 * A conversion of texts that remembers its results: the same titles and notices are shown by many pages, and read anew
 * after each change. When the texts exceed `maxCharacters`, all are forgotten.
 */
export const rememberTexts = (
  convert: (text: string) => string,
  maxCharacters: number,
): ((text: string) => string) => {
  const known = new Map<string, string>();
  let characters = 0;
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = convert(text);
    characters += text.length + result.length;
    if (characters > maxCharacters) {
      known.clear();
      characters = text.length + result.length;
    }
    known.set(text, result);
    return result;
  };
};
