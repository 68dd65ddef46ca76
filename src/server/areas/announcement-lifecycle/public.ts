/** Every change of an announcement's status goes through these transitions. */
export { auditInvariants } from './audit-invariants.ts';
export {
  findConsumerPurchase,
  isConsumer,
  publishableOncePaid,
  type StoredPurchase,
  storeWithdrawal,
} from './consumer-purchase.queries.ts';
export {
  type CorrectionRow,
  endCorrection,
  findCorrection,
  listCorrections,
  openCorrection,
  reasonsOf,
} from './corrections.queries.ts';
export { publicFrom } from './event-columns.ts';
export { LifecycleError } from './lifecycle-error.ts';
export { isTokenOf } from './tracking-token.ts';
export { type AnnouncementRow, isRefunded } from './transition.queries.ts';
export {
  applyTransition,
  findForTransition,
  isPublishable,
  type LockedAnnouncement,
  type Transition,
  type TransitionOutcome,
} from './transition.ts';
export { whoDecided } from './who-decided.queries.ts';
