/**
 * What other areas may ask of the articles: those that the public may see, the pictures they name, the publisher; and, for
 * whoever writes with a machine, the drafts, the sources and the back-office's view of them.
 */
export { findAdminArticle, listItems } from './admin/admin-articles.queries.ts';
export { presentAdminItem } from './admin/present-admin-article.ts';
export { createMachineDraft } from './editing/machine-draft.ts';
export { insertRephrasing } from './editing/rephrasings.queries.ts';
export { createSource } from './editing/source-article.ts';
export { startArticlePublisher } from './publication/article-publisher.ts';
export { listNamedImages } from './reading/named-images.queries.ts';
export { listed, published } from './reading/published.queries.ts';
