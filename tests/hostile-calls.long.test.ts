import { testGeneratedBodies } from './support/hostile-bodies.ts';
import { testHostileQueries } from './support/hostile-queries.ts';

// Some 70,000 requests: as many as fit in the budget of the long run (docs/testing.md).
testHostileQueries({ runs: 300, injections: 50 });
testGeneratedBodies({ runs: 300 });
