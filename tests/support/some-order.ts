import { type AnnouncementEvent, type AnnouncementFacts, decide } from '#domain/announcement/lifecycle.ts';

/** An action of an administrator and how it was answered: done, or refused. */
export type Answered = { readonly event: AnnouncementEvent; readonly done: boolean };

/** The facts after an accepted action; the caller knows whether the payment is refunded. */
const after = (event: AnnouncementEvent, facts: AnnouncementFacts, paid: boolean): AnnouncementFacts => {
  const decision = decide(event, facts);
  if ('refusal' in decision) throw new Error(`${event} is refused`);
  return {
    ...facts,
    status: 'to' in decision ? decision.to : facts.status,
    deleted: facts.deleted || event === 'delete',
    refunded: facts.refunded || (event === 'reject' && paid),
  };
};

type Play = { facts: AnnouncementFacts; paid: boolean; answered: readonly Answered[] };

/**
 * The facts after each sequential order of the actions that would give the same answers by the domain's
 * table; empty when there is no such order.
 */
export const endsOfSomeOrder = ({ facts, paid, answered }: Play): readonly AnnouncementFacts[] => {
  const ends = new Map<string, AnnouncementFacts>();
  const seen = new Set<string>();
  const visit = (now: AnnouncementFacts, left: readonly Answered[]): void => {
    const key = JSON.stringify([now, left.map(({ event, done }) => `${event}${done}`).toSorted()]);
    if (seen.has(key)) return;
    seen.add(key);
    if (left.length === 0) ends.set(JSON.stringify(now), now);
    for (const [index, { event, done }] of left.entries()) {
      const isRefused = 'refusal' in decide(event, now);
      if (done === isRefused) continue;
      visit(done ? after(event, now, paid) : now, left.toSpliced(index, 1));
    }
  };
  visit(facts, answered);
  return [...ends.values()];
};
