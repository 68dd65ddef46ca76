import { describe, expect, it } from 'vitest';
import { parsePageData } from './page-data.ts';
import { serialisePageData } from './serialise-page-data.ts';

const pageWith = (data: unknown) => ({
  hydration: { loaderData: { home: data } },
  assets: { entry: '', imports: [], parts: [], styles: [], wait: 'gesture' as const },
});

const textOf = (data: unknown): string => Buffer.concat(serialisePageData(pageWith(data))).toString();

describe('page data', () => {
  it.each([
    '</script><script>alert(1)</script>',
    '</SCRIPT ><sCript/>',
    '<!-- <script>',
    '<<!--<</script',
    'a\u2028b\u2029c',
    '\\u003c',
    '<',
    'é « ok »',
  ])('carries %j unharmed and inert', (title) => {
    for (const data of [{ title }, { [title]: 1 }, Object.freeze({ title }), [title], ['<', '/script>']]) {
      const text = textOf(data);
      expect(text).not.toMatch(/<\/?script|<!--|[\u2028\u2029]/i);
      expect(parsePageData(text)).toEqual(pageWith(data));
    }
  });

  it('writes the texts of a page as the page does, so that both compress as one', () => {
    const html = '<p>Aux termes d’un acte,<br /><strong>Forme :</strong> SAS.</p>';
    expect(textOf({ html })).toContain(html);
  });

  it('is the JSON of the whole, also where some of it was written before', () => {
    const article = Object.freeze({ title: 'Un bail', tags: ['a'], image: undefined, read: null });
    const data = {
      articles: [article, article, undefined, { date: new Date(0), deep: [[], {}, [article]] }],
      nothing: undefined,
      handler: () => {},
      found: { items: Object.freeze([1, 'b', null]), more: false },
    };
    const expected = JSON.stringify(pageWith(data));
    expect([textOf(data), textOf(data)]).toEqual([expected, expected]);
  });
});
