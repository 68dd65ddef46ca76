import { testLinearGrowth } from './support/growing-api.ts';

// Each call with one text in eleven: all of them exceed the budget of the long run (docs/testing.md).
testLinearGrowth({ most: 1_000_000, html: 1_000_000, oneIn: 11 });
