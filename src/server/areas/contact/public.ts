export { eraseOldRequests, eraseRequestsOf } from './old-requests.queries.ts';
