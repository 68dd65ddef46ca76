export type Run = { readonly text: string; readonly bold: boolean; readonly italic: boolean };
export type NoticeBlock = {
  readonly kind: 'paragraph' | 'heading' | 'item' | 'row';
  /** « • », « 1. »: what stands before an item. */
  readonly mark: string;
  readonly depth: number;
  /** A new line of the same paragraph. */
  readonly tight: boolean;
  readonly runs: readonly Run[];
};

const BLOCKS = new Set([
  'p',
  'h2',
  'h3',
  'h4',
  'li',
  'tr',
  'blockquote',
  'caption',
  'br',
  'table',
  'ul',
  'ol',
]);
const BOLD = new Set(['strong', 'b', 'th', 'h2', 'h3', 'h4']);
const ITALIC = new Set(['em', 'i', 'caption']);
const HEADING = /^h[2-4]$/;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/** A notice that went through the sanitiser, as blocks of text to be set one after another. */
export const noticeBlocks = (html: string): NoticeBlock[] => {
  const reader = createReader();
  for (const [, tag, text] of html.matchAll(/(<[^<>]*>)|([^<]+)/g)) {
    if (text !== undefined) reader.say(decoded(text));
    else readTag(reader, tag ?? '');
  }
  reader.finish();
  return reader.blocks;
};

type Reader = ReturnType<typeof createReader>;

const readTag = (reader: Reader, tag: string): void => {
  const [, closing, name = '', attributes = ''] = /^<(\/?)([a-z]\w*)([^\w>][^>]*)?>$/i.exec(tag) ?? [];
  if (BLOCKS.has(name)) reader.finish();
  if (name === 'br') reader.breakLine();
  if (name === '' || name === 'br') return;
  if (closing) reader.close(name);
  else reader.open(name, attributes);
};

const createReader = () => {
  const blocks: NoticeBlock[] = [];
  const lists: { ordered: boolean; next: number }[] = [];
  const within: string[] = [];
  let kind: NoticeBlock['kind'] = 'paragraph';
  let mark = '';
  let tight = false;
  let runs: Run[] = [];

  const say = (text: string): void => {
    const [bold, italic] = [BOLD, ITALIC].map((names) => within.some((name) => names.has(name)));
    runs.push({ text, bold: bold ?? false, italic: italic ?? false });
  };
  const itemMark = (): string => {
    const list = lists.at(-1);
    return list?.ordered ? `${list.next++}.` : '\u2022';
  };
  const begin: Readonly<Record<string, (attributes: string) => void>> = {
    ul: () => lists.push({ ordered: false, next: 1 }),
    ol: (attributes) =>
      lists.push({ ordered: true, next: Number(/start="(\d{1,6})"/.exec(attributes)?.[1] ?? 1) }),
    li: () => {
      kind = 'item';
      mark = itemMark();
    },
    tr: () => {
      kind = 'row';
    },
    // The cells of a row are set as one line of text.
    td: () => runs.length > 0 && say(' \u2013 '),
    th: () => runs.length > 0 && say(' \u2013 '),
  };

  return {
    blocks,
    say,
    finish(): void {
      const trimmed = trim(runs);
      if (trimmed.length > 0) {
        blocks.push({ kind, mark, depth: lists.length, tight, runs: trimmed });
        mark = '';
      }
      tight = false;
      runs = [];
    },
    breakLine(): void {
      tight = true;
    },
    open(name: string, attributes: string): void {
      within.push(name);
      if (HEADING.test(name)) kind = 'heading';
      begin[name]?.(attributes);
    },
    close(name: string): void {
      const last = within.lastIndexOf(name);
      if (last >= 0) within.splice(last, 1);
      if (name === 'ul' || name === 'ol') lists.pop();
      if (BLOCKS.has(name)) kind = within.includes('li') ? 'item' : 'paragraph';
    },
  };
};

const decoded = (text: string): string =>
  text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, (entity, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? entity;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

/** Spaces as HTML counts them: one is as good as many, and none begins or ends a block. */
const trim = (runs: readonly Run[]): Run[] => {
  let afterSpace = true;
  const collapsed = runs.map((run) => {
    let text = run.text.replace(/[ \t\n\r\f]+/g, ' ');
    if (afterSpace) text = text.replace(/^ /, '');
    if (text) afterSpace = text.endsWith(' ');
    return { ...run, text };
  });
  for (let last = collapsed.length - 1; last >= 0; last -= 1) {
    const run = collapsed[last];
    if (!run) break;
    run.text = run.text.replace(/ $/, '');
    if (run.text) break;
  }
  return collapsed.filter(({ text }) => text);
};
