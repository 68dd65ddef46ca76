import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Pagination } from './Pagination.tsx';

const render = (current: number, slots: (number | 'ellipsis')[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Pagination current={current} slots={slots} hrefOf={(page) => `/liste?page=${page}`} />
    </MemoryRouter>,
  );

const links = (html: string) =>
  [...html.matchAll(/href="\/liste\?page=(\d+)"/g)].map(([, page]) => Number(page));

describe('Pagination', () => {
  it('renders nothing for a single page', () => {
    expect(render(1, [1])).toBe('');
    expect(render(1, [])).toBe('');
  });

  it('links each page, the one before and the one after', () => {
    const html = render(4, [1, 'ellipsis', 4, 'ellipsis', 9]);
    expect(links(html)).toEqual([3, 1, 4, 9, 5]);
    expect(html.match(/aria-current="page"[^>]*>4</g)).toHaveLength(1);
    expect(html.match(/>\.\.\.</g)).toHaveLength(2);
  });

  it.each([
    { current: 1, disabled: 'Précédent', leads: [1, 2, 3, 2] },
    { current: 3, disabled: 'Suivant', leads: [2, 1, 2, 3] },
  ])('disables $disabled on page $current of 3', ({ current, disabled, leads }) => {
    const html = render(current, [1, 2, 3]);
    expect(links(html)).toEqual(leads);
    expect(html.match(/<button[^>]*disabled=""[^>]*>.*?<\/button>/)?.[0]).toContain(disabled);
  });
});
