import { randomUUID } from 'node:crypto';
import { builtinWriter } from '#server/adapters/builtin-writer/builtin-writer.ts';
import type { Database } from '#server/db/client.ts';
import type { WritingEngine, WritingOutcome } from '#server/ports/writing-engine.ts';
import { anArticleRow } from './rows.ts';

/** A distinct text: no two of them are about the same subject. */
const words = (n: number) =>
  `<p>Le tribunal de la ville numéro ${n} a fixé le montant à ${1000 + n} euros le ${(n % 28) + 1} mars 2026. La décision n° 26-${10_000 + n} précise que le débiteur dispose de trois mois pour payer.</p><p>Le créancier peut saisir le juge de l'exécution. L'article L. ${100 + n}-1 du code de commerce prévoit une majoration de ${n + 1} euros.</p>`;

export const aSourceRow = (n: number, changes: Parameters<typeof anArticleRow>[0] = {}) =>
  anArticleRow({
    title: `Source ${String(n).padStart(2, '0')} : la dette devant le tribunal`,
    description: `Ce que la décision ${n} dit de la dette.`,
    content: words(n),
    status: 'draft',
    first_published_at: null,
    published_at: null,
    is_source: true,
    origin_name: 'La Gazette des essais',
    origin_url: `https://gazette.exemple.fr/${randomUUID()}`,
    origin_published_at: new Date('2026-03-01T08:00:00Z'),
    created_at: new Date(Date.UTC(2026, 2, 1, 8, 0, 0) - n * 60_000),
    ...changes,
  });

export const givenSources = async (
  db: Database,
  count: number,
  changes: Parameters<typeof anArticleRow>[0] = {},
) => {
  const rows = Array.from({ length: count }, (_, index) => aSourceRow(index + 1, changes));
  await db.insertInto('articles').values(rows).execute();
  return rows.map(({ id }) => id);
};

type Write = WritingEngine['generate'];

/** The built-in engine, whose methods a test may replace. */
export const aWriter = (kind: 'builtin' | 'model' = 'builtin') => {
  const own: { generate?: Write; rephrase?: (signal: AbortSignal) => Promise<WritingOutcome> } = {};
  const engine: WritingEngine = {
    info: { kind, name: kind === 'model' ? 'un-modele' : builtinWriter.info.name },
    generate: (sources, signal) => (own.generate ?? builtinWriter.generate)(sources, signal),
    rephrase: (text, signal) => own.rephrase?.(signal) ?? builtinWriter.rephrase(text, signal),
  };
  return { engine, own };
};

/** Does not answer until it is aborted, then answers « cancelled ». */
export const untilAborted = (signal: AbortSignal): Promise<WritingOutcome> =>
  new Promise((resolve) => {
    const give = () => resolve({ fault: 'cancelled', detail: 'aborted', usage: null });
    if (signal.aborted) give();
    else signal.addEventListener('abort', give);
  });
