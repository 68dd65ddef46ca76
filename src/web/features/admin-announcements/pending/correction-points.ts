import type { PendingAnnouncement } from '#contract/admin-announcement-review.ts';
import type { CorrectionRequest } from '#contract/review-desk.ts';
import { concerns } from '#domain/announcement/notice/draft.ts';
import { noticeRules } from '#domain/announcement/notice/notice-rules.ts';

/** A point that the reviewer may ask to correct. */
export type Point = {
  readonly key: string;
  /** The key of a mention of the notice's type; null for anything else. */
  readonly mention: string | null;
  readonly label: string;
  /** What the checks found; « rest » is the mentions that they have nothing to say about. */
  readonly found: 'missing' | 'unsure' | 'contradiction' | 'rest';
  readonly chosen: boolean;
  readonly text: string;
};

type Checked = Pick<
  PendingAnnouncement,
  | 'type'
  | 'other_types'
  | 'company_form'
  | 'missing_mentions'
  | 'unsure_mentions'
  | 'blanks'
  | 'contradictions'
>;

/** Every mention of the type, and what the checks found: what is missing or contradictory is chosen at first. */
export const pointsOf = (card: Checked): Point[] => {
  const others = card.other_types.map(({ id }) => id);
  const mentions = noticeRules(card.type.id, others).mentions.filter((mention) =>
    concerns(mention, card.company_form),
  );
  const keys = (list: readonly { key: string }[]) => new Set(list.map(({ key }) => key));
  const [missing, unsure] = [keys(card.missing_mentions), keys(card.unsure_mentions)];
  const asked = mentions.map(({ key, label }): Point => {
    const found = missing.has(key) ? 'missing' : unsure.has(key) ? 'unsure' : 'rest';
    return { key, mention: key, label, found, chosen: found === 'missing', text: '' };
  });
  const said = (text: string): Point => ({
    key: text,
    mention: null,
    label: text,
    found: 'contradiction',
    chosen: true,
    text,
  });
  return [
    ...asked.filter(({ found }) => found === 'missing'),
    ...[...new Set(card.contradictions.map(({ message }) => message))].map(said),
    ...card.blanks.map((words) => said(`À compléter dans le texte : ${words}`)),
    ...asked.filter(({ found }) => found === 'unsure'),
    ...asked.filter(({ found }) => found === 'rest'),
  ];
};

/** What is sent: the chosen points, and the free one when it says something. */
export const reasonsOf = (points: readonly Point[], free: string): CorrectionRequest['reasons'] => [
  ...points.filter(({ chosen }) => chosen).map(({ mention, text }) => ({ mention, text: text.trim() })),
  ...(free.trim() === '' ? [] : [{ mention: null, text: free.trim() }]),
];

/** Those that the reviewer changed. */
export const changedPoints = (points: readonly Point[], first: readonly Point[]): readonly Point[] =>
  points.filter(({ chosen, text }, index) => chosen !== first[index]?.chosen || text !== first[index]?.text);

/** Puts changes back that were stored in the browser; those of another form of the dialog are left out. */
export const withChanges = (points: readonly Point[], stored: unknown): Point[] => {
  const changes = new Map(
    (Array.isArray(stored) ? (stored as Partial<Point>[]) : []).map((point) => [point?.key, point]),
  );
  return points.map((point) => {
    const { chosen, text } = changes.get(point.key) ?? {};
    return {
      ...point,
      ...(typeof chosen === 'boolean' && { chosen }),
      ...(typeof text === 'string' && { text }),
    };
  });
};
