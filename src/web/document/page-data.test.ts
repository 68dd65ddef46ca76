import { describe, expect, it } from 'vitest';
import { parsePageData, serialisePageData } from './page-data.ts';

const pageWith = (title: string) => ({
  hydration: { loaderData: { home: { title } } },
  assets: { start: '', entry: '', imports: [], styles: [], wait: true },
});

describe('page data', () => {
  it.each(['</script><script>alert(1)</script>', '<!-- <script>', 'a\u2028b\u2029c', '\\u003c', 'é « ok »'])(
    'carries %j unharmed and inert',
    (title) => {
      const text = serialisePageData(pageWith(title));
      expect(text).not.toMatch(/[<\u2028\u2029]/);
      expect(parsePageData(text)).toEqual(pageWith(title));
    },
  );
});
