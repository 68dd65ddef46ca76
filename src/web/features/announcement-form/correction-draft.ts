import { publication } from '#contract/publication.ts';
import { parisDay } from '#domain/period/paris-day.ts';
import type { TrackedAnnouncement } from '#web/api/tracking.ts';
import { browserStores, type Draft, loadDraft, newDraft, removeDraft, saveDraft } from './draft-store.ts';
import { correctionTypes, emptyValues, isUntouched } from './submission-values.ts';
import { valuesOf } from './tracked-values.ts';

type CorrectionKind = keyof typeof correctionTypes;

type Published = Pick<
  TrackedAnnouncement,
  'notice' | 'offer' | 'reference' | 'publicationDate' | 'publishedAt'
>;

/**
 * A correction: the company and the contact of the announcement, its reference as the correction type asks
 * for it, and an empty text.
 */
export const correctionDraft = (kind: CorrectionKind, published: Published): Draft => {
  const { reference, notice } = published;
  return {
    ...newDraft(),
    values: {
      ...valuesOf(published),
      type_id: correctionTypes[kind],
      otherTypes: '',
      unregistered: false,
      title: '',
      content: '',
      basePrice: emptyValues.basePrice,
      extra: {
        faultyTitle: notice.title,
        faultyReference: reference,
        faultyDate: isoDay(published.publicationDate ?? published.publishedAt),
        faultyMedium: publication.name,
      },
    },
  };
};

/** A copy of a rejected announcement, to be corrected and submitted as a new one. */
export const draftAgain = (rejected: Pick<Published, 'notice' | 'offer'>): Draft => ({
  ...newDraft(),
  values: valuesOf(rejected),
});

/**
 * The company of the draft in progress ('' when it names none yet); undefined when no draft would be lost.
 */
export const draftInProgress = (): string | undefined => {
  const stored = loadDraft(browserStores(), Date.now());
  return stored && !isUntouched(stored.draft.values) ? stored.draft.values.companyName : undefined;
};

/** Replaces the form's draft: the caller must ask for confirmation first. */
export const startDraft = (kind: CorrectionKind | 'again', tracked: Published): void => {
  const stores = browserStores();
  removeDraft(stores);
  const draft = kind === 'again' ? draftAgain(tracked) : correctionDraft(kind, tracked);
  saveDraft(stores.shared, draft, Date.now());
};

const isoDay = (at: string | null): string => {
  if (!at) return '';
  const { year, month, day } = parisDay(new Date(at));
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
};
