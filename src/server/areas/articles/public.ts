/** What other areas may ask of the articles: those that the public may see, and no others. */
export { listed, published } from './published.queries.ts';
