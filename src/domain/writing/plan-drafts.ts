import { likeness } from './rank-sentences.ts';

export type PlannedSource = { readonly id: string; readonly categoryId: number; readonly text: string };

/** Above this likeness, two texts of one category are about the same subject. */
const SAME_MATTER = 0.35;
const MOST_SOURCES = 3;

/**
 * Which sources each draft is written from: as many drafts as requested while there are sources, in their
 * order; a remaining source joins the draft about the same subject.
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
