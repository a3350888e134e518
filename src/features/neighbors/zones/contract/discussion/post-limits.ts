/** Limits for server and pages. No schema library here, to keep page bundles small. */
export const POST_LIMITS = {
  /** Characters of a post or reply, after trimming. */
  text: 2_000,
  /** Photos per post. Replies have none. */
  photos: 4,
  /** Pinned posts per zone. */
  pins: 3,
  /** Newest replies shown with a post. */
  repliesShown: 2,
  /** Highest unread count; larger counts are shown as "99+". */
  unreadCounted: 99,
} as const;
