/** Live updates about a zone, published to its topic. The id is the zone's. */
export const ZONE_UPDATES = {
  /** Its texts, members, listings or events changed, or it was closed or taken down. */
  changed: 'zones.changed',
} as const;

export const ZONE_TOPIC = 'zone';

/** Returns a topic that everyone may subscribe to, including visitors. */
export const zoneTopic = (id: string): string => `${ZONE_TOPIC}:${id}`;
