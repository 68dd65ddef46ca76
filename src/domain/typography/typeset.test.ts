import { describe, expect, it } from 'vitest';
import { differsInTypographyOnly, typeset, typesetHtml } from './typeset.ts';

/** ~ is a no-break space, _ a narrow one: easier to read in a table than the real characters. */
const shown = (text: string) => text.replaceAll('\u00a0', '~').replaceAll('\u202f', '_');

describe('differsInTypographyOnly', () => {
  it.each([
    ["<p>L'acte : oui...</p>", '<p>L’acte\u00a0: oui…</p>', true],
    ['<p>L&#39;an&nbsp;1<br></p>', '<p>L’an 1<br /></p>', true],
    ['<p>Un acte.</p><p>Deux.</p>', '<p>Deux.</p><p>Un acte.</p>', false],
    ['<p>Un acte. Deux.</p>', '<p>Un acte.</p><p>Deux.</p>', false],
    ['<p>Un acte</p>', '<p>Un pacte</p>', false],
  ])('%s / %s: %s', (before, after, expected) => {
    expect(differsInTypographyOnly(before, after)).toBe(expected);
  });
});

describe('typeset', () => {
  it.each([
    ["l'employeur", 'l’employeur'],
    ['et alors...', 'et alors…'],
    ['« Paris »', '«~Paris~»'],
    ['«Paris»', '«~Paris~»'],
    ['Quoi ? Non ! Si ; donc', 'Quoi_? Non_! Si_; donc'],
    ['Bail : les charges', 'Bail~: les charges'],
    ['Bail: sans espace', 'Bail: sans espace'],
    ['50 % et 10 €', '50~% et 10~€'],
    ['10 000 € de capital', '10_000~€ de capital'],
    ['1 250 000 €', '1_250_000~€'],
    ['75002 Paris, 12 rue', '75002 Paris, 12 rue'],
    ['732 829 320 00074', '732_829_320 00074'],
    ['article L. 223-22', 'article L.~223-22'],
    ['pourvoi n° 00-00.001', 'pourvoi n°~00-00.001'],
    ['M. Martin et Mme Durand', 'M.~Martin et Mme~Durand'],
    ['le 2 novembre 2026, le 1er mai, 12 marsouins', 'le 2~novembre 2026, le 1er~mai, 12 marsouins'],
    ['https://exemple.fr/?a=1', 'https://exemple.fr/?a=1'],
    ['', ''],
  ])('%s', (text, expected) => {
    expect(shown(typeset(text))).toBe(expected);
  });

  it('changes nothing the second time', () => {
    const text = "« L'abus » : 10 000 € ; art. L. 12 ?";
    expect(typeset(typeset(text))).toBe(typeset(text));
  });
});

describe('typesetHtml', () => {
  it.each([
    ["<p>L'acte ; le « titre »</p>", '<p>L’acte_; le «~titre~»</p>'],
    ['<a href="/a?b=1 ; c">lien</a> ; suite', '<a href="/a?b=1 ; c">lien</a>_; suite'],
    ['« <em>Paris</em> »', '«~<em>Paris</em>~»'],
    ['Dupont &amp; fils ; &lt;b&gt;', 'Dupont &amp; fils_; &lt;b&gt;'],
    ['l&#39;acte', 'l’acte'],
  ])('%s', (html, expected) => {
    expect(shown(typesetHtml(html))).toBe(expected);
  });
});
