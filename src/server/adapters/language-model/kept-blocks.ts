const KEPT = /<(figure|table)\b[\s\S]*?(?:<\/\1>|$)|<(?:img|hr)\b[^<>]*>/gi;

/** Pictures and tables are no words to rephrase: a mark stands for each until it is put back. */
export const markKept = (content: string): { html: string; kept: string[] } => {
  const kept: string[] = [];
  const html = content.replace(KEPT, (block) => {
    kept.push(block);
    return `</p><p>[BLOC ${kept.length}]</p><p>`;
  });
  return { html, kept };
};

/** The one that a mark names; each comes back once, and those that were forgotten at the end. */
export const createKeeper = (kept: readonly string[]) => {
  const left = new Map(kept.map((block, index) => [index + 1, block]));
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
