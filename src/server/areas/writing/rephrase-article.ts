import { CONTENT_MIN } from '#contract/admin-article-form.ts';
import { writingMessages } from '#contract/writing-messages.fr.ts';
import { visibleLength } from '#domain/text/visible-text.ts';
import { missingFacts, missingLinks } from '#domain/writing/facts.ts';
import type { WrittenText } from '#domain/writing/written-text.ts';
import { assertMayChange, findAdminArticle, insertRephrasing } from '#server/areas/articles/public.ts';
import { recordAudit } from '#server/areas/audit/public.ts';
import { AppError } from '#server/errors.ts';
import { sanitise } from '#server/html/sanitise.ts';
import { newId } from '#server/id.ts';
import type { TokenUse, WritingFault } from '#server/ports/writing-engine.ts';
import { assertBudget, recordCall } from './budget.ts';
import { allWords, safeText } from './safe-text.ts';
import type { Requester, WritingDeps } from './writing-deps.ts';

type Request = {
  id: string;
  /** The text of the form, where it differs from the saved one. */
  given: { [Part in keyof WrittenText]?: string | undefined };
  signal: AbortSignal;
};

/** A model's input and output are limited. */
const LONGEST = 60_000;

/**
 * Proposes a rephrasing to the editor, with the facts it lost. The article does not change until it is
 * saved.
 */
export const rephraseArticle = async (
  deps: WritingDeps,
  { id, given, signal }: Request,
  requester: Requester,
) => {
  const row = await findAdminArticle(deps.db, id);
  if (!row) throw new AppError('article.not-found', { id });
  assertMayChange(requester, row);
  const before: WrittenText = {
    title: given.title ?? row.title,
    description: given.description ?? row.description,
    content: sanitise(given.content ?? row.content),
  };
  const length = visibleLength(before.content);
  if (length < CONTENT_MIN) throw new AppError('writing.too-short', { id, length });
  if (length > LONGEST) throw new AppError('writing.too-long', { id, length });
  await assertBudget(deps);

  const begun = deps.clock.now();
  const outcome = await deps.engine.rephrase(before, signal);
  await recordCall(deps, outcome, { work: 'rephrase', begun, articleId: id });
  if ('fault' in outcome) throw failed(outcome.fault, { id, detail: outcome.detail });
  const text = safeText(outcome.text);
  if (!text) throw failed('unusable', { id, detail: 'nothing left once safe' });
  const rephrasingId = await keep(deps, { id, before, text, usage: outcome.usage }, requester);
  const missing = [
    ...missingFacts(allWords(before), allWords(text)),
    ...missingLinks(before.content, text.content),
  ];
  return { text, rephrasingId, missing: missing.map((fact) => ({ kind: fact.kind, text: fact.text })) };
};

const failed = (fault: WritingFault, detail: Readonly<Record<string, unknown>>): AppError =>
  new AppError(
    'writing.rephrase-failed',
    { ...detail, fault },
    {
      message: `${writingMessages.rephraseFailed}. ${writingMessages.engine[fault]}`,
    },
  );

type Proposal = { id: string; before: WrittenText; text: WrittenText; usage: TokenUse | null };

const keep = (
  { db, clock, engine }: WritingDeps,
  { id, before, text, usage }: Proposal,
  requester: Requester,
): Promise<string> =>
  db.transaction().execute(async (trx) => {
    const at = clock.now();
    const rephrasingId = newId(at);
    await insertRephrasing(trx, {
      id: rephrasingId,
      article_id: id,
      asked_by: requester.id,
      engine: engine.info.name,
      ...text,
      before: allWords(before),
      ai_usage: usage && JSON.stringify(usage),
      proposed_at: at,
    });
    await recordAudit(trx, {
      at,
      actor: 'admin',
      actorId: requester.id,
      action: 'article.rephrasing-proposed',
      object: { kind: 'article', id },
      detail: { engine: engine.info.name, ...(usage && { usage }) },
      requestId: requester.requestId,
    });
    return rephrasingId;
  });
