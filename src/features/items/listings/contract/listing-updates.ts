/** Live updates about listings, published to the topic of each. The id is that of the listing. */
export const LISTING_UPDATES = {
  /** The content of its page changed, such as status, price, reservation or text; or it was deleted. */
  changed: 'listings.changed',
} as const;

export const LISTING_TOPIC = 'listing';

/** Open to everybody, visitors too. */
export const listingTopic = (id: string): string => `${LISTING_TOPIC}:${id}`;
