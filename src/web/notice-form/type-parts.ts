/* The rules of the types of notice and the parts of the form that show them: their own chunk (use-type-parts.ts). */

export { composeNotice, suggestTitle } from '#domain/announcement/notice/notice-rules.ts';
export { ExtraFields } from './ExtraFields.tsx';
export { MentionChecklist } from './MentionChecklist.tsx';
export { TypeNotes } from './TypeNotes.tsx';
