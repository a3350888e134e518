/** Live topic of an event, followed by its id. Everyone may subscribe. */
export const FLASH_DROP_TOPIC = 'flash-drop';

/** Updates carry only the event's id. Pages request again what they show. */
export const FLASH_DROP_UPDATES = {
  /** The viewer's own points changed. Sent to that person, not to the topic. */
  points: 'flash-drops.points',
  /** Points or participants changed. Sent at most once a second, when the leaderboard includes the change. */
  standings: 'flash-drops.standings',
  /** The event was edited or canceled, or its prizes were decided. */
  event: 'flash-drops.event',
} as const;
