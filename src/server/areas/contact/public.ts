export { listMessageRows, messagesOf } from './inbox.queries.ts';
export { messageWork, presentMessage } from './inbox.ts';
export { eraseOldRequests, eraseRequestsOf } from './old-requests.queries.ts';
