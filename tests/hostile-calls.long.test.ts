import { testGeneratedBodies } from './support/hostile-bodies.ts';
import { testHostileQueries } from './support/hostile-queries.ts';

testHostileQueries({ runs: 1_000, injections: 300 });
testGeneratedBodies({ runs: 1_000 });
