import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Footer } from './Footer.tsx';

const render = (demonstration: boolean) =>
  renderToStaticMarkup(<Footer at="/contact" year="2026" demonstration={demonstration} />);

describe('Footer', () => {
  it('links the ten pages of the specification, and what one comes to do', () => {
    const paths = new Set([...render(false).matchAll(/href="(\/[^"]*)"/g)].map(([, path]) => path));
    expect([...paths].sort()).toEqual([
      '/',
      '/accessibilite',
      '/actualite',
      '/annonces-legales',
      '/annonces-legales/suivi',
      '/annonces-legales?showSubmission=true',
      '/contact',
      '/cookies',
      '/disclaimer',
      '/jurisprudence',
      '/legislation',
      '/privacy',
      '/rss.xml',
      '/tarifs',
      '/terms',
      '/verification',
    ]);
  });

  it('shows the year it is given', () => {
    expect(render(false)).toContain('© 2026 Parution');
  });

  it('says when the content is fictional', () => {
    expect(render(true)).toContain('Contenu de démonstration');
    expect(render(false)).not.toContain('Contenu de démonstration');
  });
});
