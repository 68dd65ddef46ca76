/** Every area records its changes here, in the transaction that makes them. */
export { type AuditEvent, recordAudit } from './record-audit.queries.ts';
