/** What other areas may ask of the articles: those that the public may see, the pictures they name, and the publisher. */
export { startArticlePublisher } from './admin/article-publisher.ts';
export { listNamedImages } from './named-images.queries.ts';
export { listed, published } from './published.queries.ts';
