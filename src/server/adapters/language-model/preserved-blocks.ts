const PRESERVED = /<(figure|table)\b[\s\S]*?(?:<\/\1>|$)|<(?:img|hr)\b[^<>]*>/gi;

/** Images and tables are not rephrased: a placeholder stands for each until it is put back. */
export const markPreserved = (content: string): { html: string; preserved: string[] } => {
  const preserved: string[] = [];
  const html = content.replace(PRESERVED, (block) => {
    preserved.push(block);
    return `</p><p>[BLOC ${preserved.length}]</p><p>`;
  });
  return { html, preserved };
};

/** Replaces the placeholders, each once; blocks that the model left out are appended. */
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
