import { TEXT_MAX_CHARACTERS } from '#contract/document-limits.ts';
import { testLinearGrowth } from './support/growing-api.ts';

testLinearGrowth({ most: 1_000_000, html: 1_000_000, document: TEXT_MAX_CHARACTERS });
