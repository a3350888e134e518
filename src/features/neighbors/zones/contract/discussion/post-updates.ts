import type { LiveUpdate } from '../../../../../shared/live.ts';
import type { DiscussionReaders } from '../zone.ts';

/** Live updates about a discussion, published to its topic. Their ids are post ids. */
export const POST_UPDATES = {
  /** A post was added. The detail is a PostNumber. */
  new: 'zone-posts.new',
  /** A post got a reply, or was pinned, removed, put back or deleted. Pages request it again. */
  changed: 'zone-posts.changed',
} as const;

export interface PostNumber {
  /** Number of the new post in its zone. */
  seq: number;
}

/** Returns the post number that POST_UPDATES.new carries. */
export const numberOf = (update: LiveUpdate): number | undefined =>
  update.type === POST_UPDATES.new ? (update.detail as PostNumber | undefined)?.seq : undefined;

export const POSTS_TOPIC = 'zone-posts';

export const MEMBER_POSTS_TOPIC = 'zone-member-posts';

/** Returns the topic of a discussion: open to everyone, or to members of the zone. */
export const postsTopic = (zoneId: string, readers: DiscussionReaders): string =>
  `${readers === 'everyone' ? POSTS_TOPIC : MEMBER_POSTS_TOPIC}:${zoneId}`;
