/** The live topic of an event, followed by its id; everybody may subscribe. */
export const FLASH_DROP_TOPIC = 'flash-drop';

/** Its updates. They bring nothing but the id: the page asks again for what it shows. */
export const FLASH_DROP_UPDATES = {
  /** Points or participants changed; once a second at most. The leaderboard has it at once. */
  standings: 'flash-drops.standings',
  /** The event itself changed: edited, cancelled, or its prizes are decided. */
  event: 'flash-drops.event',
} as const;
