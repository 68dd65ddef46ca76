import { testHostileQueries } from './support/hostile-queries.ts';
import { repetitions } from './support/repetitions.ts';

// hostile-calls.long.test.ts sends more.
testHostileQueries({ runs: repetitions(8, 15), injections: repetitions(1, 2) });
