/** Limits both sides know; no schema library here, so that pages can use them at no cost. */
export const POST_LIMITS = {
  /** Characters of a post or reply, after it is trimmed. */
  text: 2_000,
  /** Photos of one post. Replies have none. */
  photos: 4,
  /** Pinned posts of one zone. */
  pins: 3,
  /** Replies that are shown with a post, the newest ones. */
  repliesShown: 2,
  /** Unread posts that are counted; beyond, there are just more. */
  unreadCounted: 99,
} as const;
