import { testLinearGrowth } from './support/growing-api.ts';

// Each call with one text in eleven, since all of them together take an hour.
testLinearGrowth({ most: 1_000_000, html: 1_000_000, oneIn: 11 });
