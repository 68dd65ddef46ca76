import { testHostileQueries } from './support/hostile-queries.ts';

// hostile-calls.long.test.ts sends more.
testHostileQueries({ runs: 40, injections: 3 });
