import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Button } from './Button.tsx';

describe('Button', () => {
  it('is not a submit button by default', () => {
    expect(renderToStaticMarkup(<Button>Fermer</Button>)).toContain('type="button"');
    expect(renderToStaticMarkup(<Button type="submit">Envoyer</Button>)).toContain('type="submit"');
  });

  it('is disabled and announces it while busy', () => {
    const html = renderToStaticMarkup(
      <Button busy busyText="Envoi en cours...">
        Envoyer
      </Button>,
    );
    expect(html).toMatch(/<button[^>]* disabled=""/);
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain('Envoi en cours...');
  });

  it('reserves the width of its busy text', () => {
    const html = renderToStaticMarkup(<Button busyText="Envoi en cours...">Envoyer</Button>);
    expect(html).toContain('Envoi en cours...');
    expect(html).not.toContain('disabled');
  });

  it('is a link with an href', () => {
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <Button href="/contact">Contact</Button>
      </MemoryRouter>,
    );
    expect(html).toMatch(/^<a[^>]* href="\/contact"/);
  });
});
