export { sumCallsSince } from './ai-calls.queries.ts';
export { startGenerationWorker } from './generation-worker.ts';
export { importSources } from './import-sources.ts';
