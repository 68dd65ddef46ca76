/**
 * What other areas may ask of the articles: those that the public may see, the pictures they name, the publisher; and, for
 * whoever writes with a machine, the drafts, the sources and the back-office's view of them.
 */
export { findAdminArticle, listItems } from './admin/admin-articles.queries.ts';
export { startArticlePublisher } from './admin/article-publisher.ts';
export { createMachineDraft } from './admin/machine-draft.ts';
export { presentAdminItem } from './admin/present-admin-article.ts';
export { insertRephrasing } from './admin/rephrasings.queries.ts';
export { createSource } from './admin/source-article.ts';
export { listNamedImages } from './named-images.queries.ts';
export { listed, published } from './published.queries.ts';
