import { testLinearGrowth } from './support/growing-api.ts';

testLinearGrowth({ most: 1_000_000, html: 1_000_000 });
