import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DraftOffer } from './DraftOffer.tsx';

const draft = {
  tabId: 'a',
  title: 'Le bail',
  fields: {},
  rev: 1,
  current_rev: 1,
  saved_at: '2026-11-15T09:42:00.000Z',
};

const offered = (content: string, changes: Partial<typeof draft> = {}): string =>
  renderToStaticMarkup(
    <DraftOffer
      drafts={[{ ...draft, ...changes }]}
      onResume={() => {}}
      onDrop={() => {}}
      contentOf={() => content}
      compare={() => ({ before: '', after: '' })}
      staleText="Enregistré depuis."
    />,
  );

it('shows how the draft begins, cut at a word', () => {
  expect(offered('<h2>Le congé</h2><p>Il se donne par écrit.</p>')).toContain(
    'Le congé Il se donne par écrit.',
  );
  const long = offered(`<p>${'preneur '.repeat(60)}</p>`);
  expect(long).toMatch(/>(preneur ){23,24}preneur…</);
  expect(long).toContain('Voir les différences avec le texte de cette page');
});

it('says that a newer text was saved, and names a draft without title', () => {
  expect(offered('')).not.toContain('Enregistré depuis.');
  expect(offered('', { current_rev: 2, title: '' })).toMatch(/Sans titre<\/strong>.*Enregistré depuis\./);
});
