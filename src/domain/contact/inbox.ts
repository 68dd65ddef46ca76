/** A message is new until it is handled, which closes it; spam is kept apart, in case it is none. */
export const messageStatuses = ['new', 'handled', 'spam'] as const;
export type MessageStatus = (typeof messageStatuses)[number];
