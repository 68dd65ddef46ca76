import { testHostileQueries } from './support/hostile-queries.ts';

// hostile-calls.long.test.ts sends more.
testHostileQueries({ runs: 15, injections: 2 });
