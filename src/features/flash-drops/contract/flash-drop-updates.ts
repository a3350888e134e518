/** The live topic of an event, followed by its id; everybody may subscribe. */
export const FLASH_DROP_TOPIC = 'flash-drop';

/** Updates bring nothing but the id of the event: the page asks again for what it shows. */
export const FLASH_DROP_UPDATES = {
  /** The viewer's own points changed; sent to that person alone, without the topic. */
  points: 'flash-drops.points',
  /** Points or participants changed; once a second at most. The leaderboard has it at once. */
  standings: 'flash-drops.standings',
  /** The event itself changed: edited, cancelled, or its prizes are decided. */
  event: 'flash-drops.event',
} as const;
