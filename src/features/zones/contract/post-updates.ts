import type { LiveUpdate } from '../../../shared/live.ts';

/** Live updates about the discussion of a zone, published to its topic. The ids are those of posts. */
export const POST_UPDATES = {
  /** There is a new post. The detail is a PostNumber. */
  new: 'zone-posts.new',
  /** A post has another reply, or was pinned, removed, put back or deleted: ask for it again. */
  changed: 'zone-posts.changed',
} as const;

export interface PostNumber {
  /** Number of the new post in its zone. */
  seq: number;
}

/** The detail of POST_UPDATES.new. */
export const numberOf = (update: LiveUpdate): number | undefined =>
  update.type === POST_UPDATES.new ? (update.detail as PostNumber | undefined)?.seq : undefined;

export const POSTS_TOPIC = 'zone-posts';

/** Open to everybody, visitors too, as everybody reads posts. */
export const postsTopic = (zoneId: string): string => `${POSTS_TOPIC}:${zoneId}`;
