/** Messages of one conversation are one notification. */
export const messageGroup = (conversationId: string): string => `message:${conversationId}`;

/** Steps of one matter of a deal follow one another. */
export const dealGroup = (conversationId: string, matter: string): string =>
  `deal:${conversationId}:${matter}`;
