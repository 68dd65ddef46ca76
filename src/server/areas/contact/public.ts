export { eraseOldRequests } from './old-requests.queries.ts';
