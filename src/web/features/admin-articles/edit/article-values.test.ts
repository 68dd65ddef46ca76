import { describe, expect, it } from 'vitest';
import { afterSave, articleRules, emptyValues, restoredValues, sameValues } from './article-values.ts';

const whole = {
  ...emptyValues,
  title: 'La preuve déloyale',
  description: 'Ce que la Cour en dit.',
  content: `<p>${'Un texte assez long. '.repeat(4)}</p>`,
  category_id: '3',
};

const refusals = (changes: Partial<typeof whole>): Record<string, string> => {
  const parsed = articleRules.safeParse({ ...whole, ...changes });
  return Object.fromEntries(
    (parsed.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
};

describe('the form of an article', () => {
  it("is validated with the contract's rules and messages", () => {
    expect(refusals({})).toEqual({});
    const cases = [
      [{ title: ' ' }, { title: 'Le titre est requis' }],
      [{ title: 'Bail' }, { title: 'Le titre doit comporter au moins 5 caractères' }],
      [{ category_id: '' }, { category_id: 'La catégorie est requise' }],
      [{ description: '' }, { description: 'La description est requise' }],
      [{ description: 'Court.' }, { description: 'La description doit comporter au moins 10 caractères' }],
      [{ content: '<p><br></p>' }, { content: 'Le contenu est requis' }],
      [{ content: '<p>Court.</p>' }, { content: 'Le contenu doit comporter au moins 50 caractères' }],
    ] as const;
    for (const [changes, expected] of cases) expect(refusals(changes)).toEqual(expected);
  });

  it('restores a stored text with missing or invalid fields', () => {
    expect(restoredValues({ title: 'Autre', category_id: 5, tags: ['bail'] }, whole)).toEqual({
      ...whole,
      title: 'Autre',
      category_id: '5',
      tags: ['bail'],
    });
    for (const stored of [null, 'texte', { title: 7 }, []])
      expect(restoredValues(stored, whole)).toEqual(whole);
    // Too long for the server, so only the browser stored it: every other field is restored too.
    const endless = { title: 'x'.repeat(50_000), description: 'Tapé ensuite.' };
    expect(restoredValues({ ...endless, is_pinned: 'oui' }, whole)).toEqual({ ...whole, ...endless });
  });

  it('tells whether anything changed', () => {
    expect(sameValues(whole, { ...whole, tags: [] })).toBe(true);
    expect(sameValues(whole, { ...whole, tags: ['bail'] })).toBe(false);
    expect(sameValues(whole, { ...whole, is_pinned: true })).toBe(false);
  });

  it("takes the server's values after a save, except fields typed meanwhile", () => {
    const sent = { ...whole, title: ' La  preuve ', tags: ['preuve', 'bail'] };
    const saved = { ...whole, title: 'La preuve', tags: ['bail', 'preuve'], author_name: 'Admin' };
    expect(afterSave({ sent, saved, typed: sent })).toEqual(saved);
    const typed = { ...sent, description: 'Ce que la Cour en dit vraiment.' };
    expect(afterSave({ sent, saved, typed })).toEqual({ ...saved, description: typed.description });
  });
});
