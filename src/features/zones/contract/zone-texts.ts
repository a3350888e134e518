/** Titles of toasts for what did not work, as specified. */
export const ZONE_TEXTS = {
  loadFailed: { title: 'Failed to load drop zones', detail: 'Please try again later' },
  createFailed: { title: 'Error', detail: 'Failed to create drop zone. Please try again.' },
  joinFailed: 'Failed to join',
  leaveFailed: 'Failed to leave',
} as const;
