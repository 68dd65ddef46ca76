import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { categories } from '#domain/category/categories.ts';
import { CategoryLinks } from './CategoryLinks.tsx';
import type { NavigationCategory } from './use-navigation-categories.ts';

const render = (list: readonly NavigationCategory[] | undefined) =>
  renderToStaticMarkup(<CategoryLinks at="" categories={list} onChoose={() => {}} />);

describe('CategoryLinks', () => {
  it('shows a loading text', () => {
    expect(render(undefined)).toContain('>Chargement des catégories...<');
  });

  it('shows an empty message', () => {
    expect(render([])).toContain('>Aucune catégorie disponible<');
  });

  it('links each one by its name, and all articles outside their list', () => {
    const html = render(categories);
    const links = [...html.matchAll(/href="([^"]*)"[^>]*><i[^>]*><\/i>([^<]*)/g)].map(([, href, name]) => [
      href,
      name,
    ]);
    expect(html).toMatch(/^<a [^>]*href="\/actualite"[^>]*>Tous les articles<\/a><ul/);
    expect(links).toEqual(categories.map(({ slug, name }) => [`/actualite/${slug}`, name]));
  });
});
