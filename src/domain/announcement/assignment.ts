/** An announcement that its reviewer has not worked on for this long is free for others. */
export const ASSIGNMENT_MINUTES = 30;

/** Until when somebody takes care of it; null while its customer is waited for, which frees nobody's work. */
export const assignedUntil = (assignedAt: Date, correctionAsked: boolean): Date | null =>
  correctionAsked ? null : new Date(assignedAt.getTime() + ASSIGNMENT_MINUTES * 60_000);
