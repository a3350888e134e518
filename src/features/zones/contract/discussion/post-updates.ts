import type { LiveUpdate } from '../../../../shared/live.ts';
import type { DiscussionReaders } from '../zone.ts';

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

export const MEMBER_POSTS_TOPIC = 'zone-member-posts';

/** The topic of a discussion: open to everybody, visitors too, or to the members of the zone. */
export const postsTopic = (zoneId: string, readers: DiscussionReaders): string =>
  `${readers === 'everyone' ? POSTS_TOPIC : MEMBER_POSTS_TOPIC}:${zoneId}`;
