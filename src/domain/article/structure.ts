export const structureFaults = [
  'content-empty',
  'article-missing',
  'h1-missing',
  'h1-multiple',
  'image-missing',
  'h2-missing',
  'paragraphs-missing',
] as const;

export type StructureFault = (typeof structureFaults)[number];

/** The specification's check of an article's HTML: a report to its editor, never a refusal. */
export const checkStructure = (html: string): StructureFault[] => {
  if (html.trim() === '') return ['content-empty'];
  const count = countTags(html);
  const titles = count('h1');
  const found: Readonly<Record<StructureFault, boolean>> = {
    'content-empty': false,
    'article-missing': count('article') === 0 || count('/article') === 0,
    'h1-missing': titles === 0,
    'h1-multiple': titles > 1,
    'image-missing': count('img') === 0,
    'h2-missing': count('h2') === 0,
    'paragraphs-missing': count('p') === 0,
  };
  return structureFaults.filter((fault) => found[fault]);
};

const countTags = (html: string): ((name: string) => number) => {
  const counts = new Map<string, number>();
  // Stops at the next angle bracket: otherwise each unclosed tag would read the rest of the text again.
  for (const [, name = ''] of html.matchAll(/<(\/?[a-z][a-z0-9]*)(?=[\s/>])[^<>]*>/gi)) {
    const key = name.toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return (name) => counts.get(name) ?? 0;
};
