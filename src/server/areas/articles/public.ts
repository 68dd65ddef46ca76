/** What other areas may ask of the articles: those that the public may see, and no others; and the publisher. */
export { startArticlePublisher } from './admin/article-publisher.ts';
export { listed, published } from './published.queries.ts';
