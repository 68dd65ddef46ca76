import { testLinearGrowth } from './support/growing-api.ts';

// growth.long.test.ts sends every text, up to the longest accepted body.
testLinearGrowth({ most: 40_000, html: 100_000, document: 10_000, oneIn: 101 });
