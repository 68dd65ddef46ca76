import { type ReactElement, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import {
  HtmlCacheContext,
  withCachedHtml,
  withComposedHtml,
  withFixedHtml,
} from '#web/ui/with-cached-html.ts';
import { encodePage } from './encoded-parts.ts';
import { createHtmlCache } from './html-cache.ts';

type CardProps = { title: string; tags: readonly string[]; onPress?: () => void };

const aCard = () => {
  const rendered = vi.fn();
  const Card = withCachedHtml(({ title, tags, onPress }: CardProps) => {
    const [open] = useState(false);
    rendered(title);
    return (
      <article className="a &quot;card&quot; > 1" data-title={title} data-open={open}>
        Titre : {title}
        <ul>
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <button type="button" onClick={onPress}>
          Lire
        </button>
        Fin {tags.length}
      </article>
    );
  });
  return { Card, rendered };
};

const Choice = withFixedHtml(({ chosen }: { chosen: string }) => (
  <select name="choix" value={chosen} onChange={() => {}}>
    {['a', 'b'].map((value) => (
      <option key={value}>{value}</option>
    ))}
  </select>
));

/** The page as text, with the parts of this cache. */
const showWith = (cache: ReturnType<typeof createHtmlCache>, page: ReactElement): string => {
  const parts = new Map<string, Uint8Array[]>();
  const html = renderToString(<HtmlCacheContext value={cache(parts)}>{page}</HtmlCacheContext>);
  return new TextDecoder().decode(encodePage(html, parts));
};

const ugly = '<script>"l’été" & \'co\'</script>';

describe('the HTML cache', () => {
  it('changes no byte, on the first page nor on the next', () => {
    const { Card } = aCard();
    const page = (
      <main>
        avant
        <Card title={ugly} tags={['x', ugly]} />
        <Card title="Vide" tags={[]} />
        <Choice chosen="b" />
        après
      </main>
    );
    const cache = createHtmlCache();
    const cached = () => showWith(cache, page);
    const plain = renderToString(page);
    expect(plain).toContain('<option selected="">b</option>');
    expect([cached(), cached()]).toEqual([plain, plain]);
  });

  it('writes a list of parts for each page, with the parts that it has', () => {
    const { Card, rendered } = aCard();
    const List = withComposedHtml(({ titles }: { titles: readonly string[] }) => (
      <ul id="liste">
        {titles.map((title) => (
          <li key={title}>
            {title} : <Card title={title} tags={[]} />
          </li>
        ))}
      </ul>
    ));
    const cache = createHtmlCache();
    for (const titles of [['Un', ugly], [ugly], ['Deux', 'Un']]) {
      const page = (
        <main>
          <List titles={titles} />
        </main>
      );
      expect(showWith(cache, page)).toBe(renderToString(page));
      rendered.mockClear();
      showWith(cache, page);
      expect(rendered).not.toHaveBeenCalled();
    }
  });

  it('holds whole parts, whatever is inside them', () => {
    const { Card } = aCard();
    const Around = withCachedHtml(({ title }: { title: string }) => (
      <section>
        <Card title={title} tags={[]} />
      </section>
    ));
    const cache = createHtmlCache();
    const page = <Around title="Un" />;
    const plain = renderToString(page);
    expect([showWith(cache, page), showWith(cache, page)]).toEqual([plain, plain]);
  });

  it('renders a part once for the same properties, whatever its handlers, and again for others', () => {
    const { Card, rendered } = aCard();
    const cache = createHtmlCache();
    const show = (title: string) =>
      showWith(cache, <Card title={title} tags={Object.freeze(['x'])} onPress={() => {}} />);
    show('Un');
    show('Un');
    expect(show('Deux')).toContain('Deux');
    expect(rendered.mock.calls).toEqual([['Un'], ['Deux']]);
  });

  it('renders a part of another kind as if there were no cache', () => {
    const { Card, rendered } = aCard();
    const cache = createHtmlCache();
    const page = <Card title="Un" tags={[]} />;
    const shown = [1, 2].map(() => {
      const parts = new Map<string, Uint8Array[]>();
      const html = renderToString(
        <HtmlCacheContext value={cache(parts, ['fixed', 'composed'])}>
          {page}
          <Choice chosen="a" />
        </HtmlCacheContext>,
      );
      expect(parts.size).toBe(1);
      return new TextDecoder().decode(encodePage(html, parts));
    });
    expect(rendered).toHaveBeenCalledTimes(2);
    expect(shown[1]).toBe(shown[0]);
  });

  it('keeps no more than its size', () => {
    const { Card, rendered } = aCard();
    const cache = createHtmlCache(700);
    const show = (title: string) => showWith(cache, <Card title={title} tags={[]} />);
    for (const title of ['Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Un']) show(title);
    expect(rendered).toHaveBeenCalledTimes(9);
  });
});
