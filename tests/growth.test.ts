import { growsWithItsInput } from './support/growing-api.ts';

// growth.long.test.ts sends every text, and as much of it as a body may hold.
growsWithItsInput({ most: 40_000, oneIn: 101 });
