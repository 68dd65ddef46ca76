const PRESERVED = /<(figure|table)\b[\s\S]*?(?:<\/\1>|$)|<(?:img|hr)\b[^<>]*>/gi;

/** Pictures and tables are no words to rephrase: a mark stands for each until it is put back. */
export const markPreserved = (content: string): { html: string; preserved: string[] } => {
  const preserved: string[] = [];
  const html = content.replace(PRESERVED, (block) => {
    preserved.push(block);
    return `</p><p>[BLOC ${preserved.length}]</p><p>`;
  });
  return { html, preserved };
};

/** The one that a mark names; each comes back once, and those that were forgotten at the end. */
export const createBlockRestorer = (preserved: readonly string[]) => {
  const left = new Map(preserved.map((block, index) => [index + 1, block]));
  return {
    take(mark: string): string {
      const number = Number(/\d+/.exec(mark)?.[0]);
      const block = left.get(number) ?? '';
      left.delete(number);
      return block;
    },
    rest: (): string => [...left.values()].join(''),
  };
};
