/** Live updates about zones, published to the topic of each. The id is that of the zone. */
export const ZONE_UPDATES = {
  /** Its texts, members, listings or events changed; or it was closed or taken down. */
  changed: 'zones.changed',
} as const;

export const ZONE_TOPIC = 'zone';

/** Open to everybody, visitors too. */
export const zoneTopic = (id: string): string => `${ZONE_TOPIC}:${id}`;
