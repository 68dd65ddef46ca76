export { noteTexts } from './log.queries.ts';
export { readTransmissionState } from './read-transmissions.ts';
