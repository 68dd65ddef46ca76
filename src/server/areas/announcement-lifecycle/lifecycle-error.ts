import type { AnnouncementConflict } from '#contract/admin-announcements.ts';
import { messages } from '#contract/messages.fr.ts';
import type { LifecycleRefusal } from '#domain/announcement/lifecycle.ts';
import { type AnnouncementStatus, statusLabel } from '#domain/announcement/status.ts';
import { AppError } from '#server/errors.ts';

/**
 * A transition that the lifecycle forbids; the answer names the present status, so that a screen can update
 * itself.
 */
export class LifecycleError extends AppError {
  readonly refusal: LifecycleRefusal;

  constructor(
    refusal: LifecycleRefusal,
    { id, status }: { readonly id: string; readonly status: AnnouncementStatus },
    /** For administrators only: who decided first. */
    conflict?: AnnouncementConflict,
  ) {
    super(`announcement.${refusal}`, { id, status }, { conflict });
    this.refusal = refusal;
    if (refusal === 'not-found') return;
    this.shown = { status };
    if (refusal === 'already-handled') this.message = messages.lifecycle.alreadyHandled(statusLabel(status));
  }
}
