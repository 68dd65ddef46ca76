import { likeness } from './rank-sentences.ts';

export type PlannedSource = { readonly id: string; readonly categoryId: number; readonly text: string };

/** Above this, two texts of one category tell the same matter. */
const SAME_MATTER = 0.35;
const MOST_SOURCES = 3;

/**
 * Which sources each draft is drawn from: as many drafts as asked while there are sources, in their order; one that is
 * left over joins the draft that speaks of the same matter.
 */
export const planDrafts = (sources: readonly PlannedSource[], count: number): string[][] => {
  const leads = sources.slice(0, count);
  const spare = sources.slice(count);
  const drafts = leads.map(({ id }) => [id]);
  const like = likeness(sources.map(({ text }) => text));
  spare.forEach((source, index) => {
    const [nearest] = leads
      .map((lead, place) => ({ lead, place, like: like(place, count + index) }))
      .filter(({ lead, like: found, place }) => {
        const isOpen = (drafts[place]?.length ?? MOST_SOURCES) < MOST_SOURCES;
        return isOpen && lead.categoryId === source.categoryId && found >= SAME_MATTER;
      })
      .toSorted((a, b) => b.like - a.like);
    if (nearest) drafts[nearest.place]?.push(source.id);
  });
  return drafts;
};
