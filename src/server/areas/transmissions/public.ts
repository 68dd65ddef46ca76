export { readTransmissionState } from './read-transmissions.ts';
