import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RephraseResult } from './RephraseResult.tsx';
import type { Rephrased } from './stored-rephrasing.ts';

const text = { title: 'Le bail', description: "L'essentiel", content: '<p>Le congé se donne par écrit.</p>' };
const rephrased: Rephrased = {
  before: text,
  after: { ...text, content: '<p>Un congé se donne par lettre.</p>' },
  message: 'Article reformulé',
  engine: { kind: 'builtin', name: 'Moteur intégré' } as Rephrased['engine'],
  missing: [],
};

const shown = (changes: Partial<Rephrased>, unsaved = false): string =>
  renderToStaticMarkup(
    <RephraseResult
      unsaved={unsaved}
      rephrasing={
        { rephrased: { ...rephrased, ...changes }, undo() {}, close() {}, editedSince: () => false } as never
      }
    />,
  )
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'");

it('says who wrote the new text, and that no fact is missing', () => {
  expect(shown({})).toContain("Aucun modèle de langage n'est configuré");
  expect(shown({})).toContain('sont tous dans le nouveau');
  const engine = { kind: 'model', name: 'un-modele' } as Rephrased['engine'];
  expect(shown({ engine })).toContain('Il a été écrit par un modèle de langage (un-modele).');
});

it('names the facts that the new text lost', () => {
  const lost = shown({ missing: ['1er juillet 2026', 'article L. 145-9'] });
  expect(lost).toContain("Des faits de l'ancien texte ne sont plus dans le nouveau");
  expect(lost).toContain('article L. 145-9');
  expect(lost).not.toContain('sont tous dans le nouveau');
});

it('says when nothing but typography changed, or nothing at all', () => {
  expect(shown({ after: text })).toContain("Rien n'a changé : le texte est déjà en ordre.");
  const after = { ...text, description: 'L’essentiel' };
  expect(shown({ after })).toContain('Seule la typographie a changé');
});

it('says whether the new text is saved', () => {
  expect(shown({})).toContain('Le nouveau texte est enregistré.');
  expect(shown({}, true)).toContain("il n'est pas encore enregistré");
});
