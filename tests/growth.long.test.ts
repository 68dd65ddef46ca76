import { growsWithItsInput } from './support/growing-api.ts';

growsWithItsInput({ most: 1_000_000 });
