/** Live updates about a person's exports, with their ids. */
export const DATA_EXPORT_UPDATES = {
  /** An export is ready or failed. */
  changed: 'data-exports.changed',
} as const;
