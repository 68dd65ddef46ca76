/**
 * What other areas may import: public articles, the pictures they name and the publisher; for the writing
 * area, drafts, sources and their back-office view.
 */
export { findAdminArticle, listItems } from './admin/admin-articles.queries.ts';
export { presentAdminItem } from './admin/present-admin-article.ts';
export { assertMayChange } from './editing/change-context.ts';
export { createMachineDraft } from './editing/machine-draft.ts';
export { insertRephrasing } from './editing/rephrasings.queries.ts';
export { createSource } from './editing/source-article.ts';
export { startArticlePublisher } from './publication/publish-due-articles.ts';
export { listNamedImages } from './reading/named-images.queries.ts';
export { listed, published } from './reading/published.queries.ts';
export { articleWork } from './review/hand-over.ts';
