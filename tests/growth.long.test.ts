import { testLinearGrowth } from './support/growing-api.ts';

testLinearGrowth({ most: 1_000_000 });
