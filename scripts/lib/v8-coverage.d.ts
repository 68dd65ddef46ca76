// The package has no types of its own.
declare module '@bcoe/v8-coverage' {
  import type { Profiler } from 'node:inspector';

  export const mergeScriptCovs: (
    scripts: readonly Profiler.ScriptCoverage[],
  ) => Profiler.ScriptCoverage | undefined;
}
