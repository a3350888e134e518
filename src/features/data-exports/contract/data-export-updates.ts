/** Live updates about the exports of a person, with their ids. */
export const DATA_EXPORT_UPDATES = {
  /** It is ready, or has failed. */
  changed: 'data-exports.changed',
} as const;
