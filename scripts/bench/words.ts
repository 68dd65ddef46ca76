import { createRandom } from '#server/seed/announcements/random.ts';
import { material } from '../generate/material.ts';

/** One to three words of a sentence of some articles, never the same twice: no cache answers them. */
export const newQueries = (): (() => string) => {
  const random = createRandom(20_261_115);
  const asked = new Set<string>();
  const next = (): string => {
    const words = random.pick(random.pick(material).sentences).match(/\p{L}{4,}/gu) ?? [];
    const query = random.shuffle(words).slice(0, random.int(1, 3)).join(' ');
    if (asked.has(query)) return next();
    asked.add(query);
    return query;
  };
  return next;
};
