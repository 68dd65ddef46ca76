import { z } from 'zod';
import { longDate } from './format.fr.ts';
import { messages } from './messages.fr.ts';
import { required } from './notice-schema.ts';

const text = messages.withdrawal;

/** What a consumer ticks at payment, apart from the general terms. The words are stored as they were shown. */
export const earlyStartWords = {
  request:
    'Je demande expressément que la publication de mon annonce commence avant la fin du délai de rétractation de 14 jours.',
  acknowledgement: 'Je reconnais que je perdrai mon droit de rétractation dès que mon annonce sera publiée.',
} as const;

/**
 * The words that were ticked; null where they were not. A page opened before the words changed is refused: nobody
 * agrees to words that they did not see.
 */
export const earlyStart = z.object({
  request: z.literal(earlyStartWords.request, { error: text.otherWords }).nullable(),
  acknowledgement: z.literal(earlyStartWords.acknowledgement, { error: text.otherWords }).nullable(),
});
export type EarlyStart = z.output<typeof earlyStart>;

export const withdrawalBody = z.object({ name: required(text.name, 200) });

/** The statement that the consumer confirms. */
export const withdrawalStatement = (reference: string, boughtAt: Date): string =>
  `Je renonce à l'achat de la publication de l'annonce légale ${reference}, payée le ${longDate(boughtAt)}.`;

/** For a notice whose publication waits for the end of the period. */
export const waitsForWithdrawal = (from: Date): string =>
  `Acheteur particulier, sans demande expresse de publication immédiate : l'annonce ne peut paraître qu'à partir du ${longDate(from)}, après le délai de rétractation.`;
