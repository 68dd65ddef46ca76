import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Field } from './Field.tsx';

const attribute = (html: string, tag: string, name: string) =>
  html.match(new RegExp(`<${tag}\\b[^>]*?\\b${name}="([^"]*)"`))?.[1];

describe('Field', () => {
  it('labels its control', () => {
    const html = renderToStaticMarkup(<Field label="Ville" name="city" />);
    expect(attribute(html, 'label', 'for')).toBe(attribute(html, 'input', 'id'));
    expect(html).toContain('name="city"');
    expect(html).not.toContain('aria-invalid');
    expect(html).not.toContain('aria-describedby');
  });

  it('describes its control by the hint and the error, and marks it invalid', () => {
    const html = renderToStaticMarkup(
      <Field id="siret" label="SIRET" hint="14 chiffres" error="Le numéro SIRET est obligatoire" />,
    );
    expect(attribute(html, 'input', 'aria-describedby')).toBe('siret-hint siret-error');
    expect(attribute(html, 'input', 'aria-invalid')).toBe('true');
    expect(html).toMatch(/id="siret-hint">14 chiffres/);
    expect(html).toMatch(/id="siret-error">.*Le numéro SIRET est obligatoire/);
  });

  it('marks an optional field', () => {
    expect(renderToStaticMarkup(<Field label="Téléphone" optional />)).toContain('(facultatif)');
  });

  it('is also a text area and a list', () => {
    expect(renderToStaticMarkup(<Field as="textarea" label="Message" rows={4} />)).toMatch(
      /<textarea[^>]*rows="4"/,
    );
    const list = renderToStaticMarkup(
      <Field as="select" label="Type">
        <option>Autre</option>
      </Field>,
    );
    expect(list).toMatch(/<select[^>]*><option>Autre<\/option><\/select>/);
    expect(list).not.toContain(' as=');
  });
});
