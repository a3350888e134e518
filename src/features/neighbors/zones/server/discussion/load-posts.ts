import type { Database } from '../../../../../platform/server/db/database.ts';
import { pageOfRows, readCursor } from '../../../../../platform/server/db/keyset.ts';
import type { Actor } from '../../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../../shared/errors.ts';
import { decodeCursor, encodeCursor } from '../../../../../shared/pagination.ts';
import { photosById, presentPhoto } from '../../../../items/photos/server/photos.ts';
import { blockedPeopleOf } from '../../../../trust/blocks/server/blocks.ts';
import { zonePostErrors } from '../../contract/discussion/post-errors.ts';
import type {
  ZonePost,
  ZonePosts,
  ZonePostsQuery,
  ZoneReplies,
  ZoneRepliesQuery,
  ZoneReply,
} from '../../contract/discussion/zone-post.ts';
import type { ZoneRole } from '../../contract/zone-member.ts';
import { zoneStanding } from '../zone-standing.ts';
import { mayReadPosts } from '../zones.policy.ts';
import { type PostContext, presentPost, presentReply } from './posts.presenter.ts';
import {
  countReplies,
  findLastSeq,
  findNewestReplies,
  findPinned,
  findPost,
  findPostPeople,
  findPosts,
  findReplies,
  type PostRow,
} from './posts.queries.ts';

export interface PostsServices {
  db: Database;
}

/**
 * Returns a page of a discussion.
 * @throws DomainError ZONE_NOT_FOUND, ZONE_GONE, or DISCUSSION_FOR_MEMBERS.
 */
export async function loadPosts(
  services: PostsServices,
  viewer: Actor,
  zoneId: string,
  { cursor, limit }: ZonePostsQuery,
): Promise<ZonePosts> {
  const { db } = services;
  const before = readSeqCursor(cursor);
  const [{ role, discussion }, hidden] = await Promise.all([
    zoneStanding(db, zoneId, viewer),
    blockedPeopleOf(db, viewer),
  ]);
  if (!mayReadPosts(role, discussion)) throw new DomainError(zonePostErrors.DISCUSSION_FOR_MEMBERS);
  // Read the number first: a post that arrives in between is then loaded twice, but never missed.
  const lastSeq = await findLastSeq(db, zoneId);
  const [pinned, rows] = await Promise.all([
    before === null ? findPinned(db, zoneId, hidden) : [],
    findPosts(db, zoneId, hidden, { before, limit }),
  ]);
  const { shown, nextCursor } = pageOfRows(rows, limit, seqCursorAfter);
  const posts = await presentPosts(services, [...pinned, ...shown], { viewer, hidden, role });
  return {
    pinned: posts.slice(0, pinned.length),
    posts: posts.slice(pinned.length),
    nextCursor,
    lastSeq,
  };
}

/**
 * Returns one post. The id of a reply returns the post it belongs to.
 * @throws DomainError POST_NOT_FOUND, or ZONE_GONE.
 */
export async function loadPost(services: PostsServices, viewer: Actor, id: string): Promise<ZonePost> {
  const { row, role, hidden } = await requireReadablePost(services.db, viewer, id);
  if (row.reply_to !== null) return loadPost(services, viewer, row.reply_to);
  const [post] = await presentPosts(services, [row], { viewer, role, hidden });
  if (post === undefined) throw new DomainError(zonePostErrors.POST_NOT_FOUND);
  return post;
}

/**
 * Returns the newest replies to a post, or those before a given one.
 * @throws DomainError POST_NOT_FOUND, or ZONE_GONE.
 */
export async function loadReplies(
  { db }: PostsServices,
  viewer: Actor,
  postId: string,
  { before, limit }: ZoneRepliesQuery,
): Promise<ZoneReplies> {
  const { row, role, hidden } = await requireReadablePost(db, viewer, postId);
  const rows = await findReplies(db, row.id, hidden, { before: before ?? null, limit });
  const shown = rows.slice(0, limit).toReversed();
  return { replies: await presentReplies(db, shown, { viewer, role }), more: rows.length > limit };
}

/**
 * Returns a post or reply that the viewer can see, with their role in its zone.
 * @throws DomainError POST_NOT_FOUND, or ZONE_GONE.
 */
export async function requireReadablePost(
  db: Database,
  viewer: Actor,
  id: string,
): Promise<{ row: PostRow; role: ZoneRole | null; hidden: readonly string[] }> {
  const hidden = await blockedPeopleOf(db, viewer);
  const row = await findPost(db, id, hidden);
  if (row === undefined) throw new DomainError(zonePostErrors.POST_NOT_FOUND);
  const { role, discussion } = await zoneStanding(db, row.zone_id, viewer);
  // Answer as for a missing post, so that outsiders can't probe for ids.
  if (!mayReadPosts(role, discussion)) throw new DomainError(zonePostErrors.POST_NOT_FOUND);
  return { row, role, hidden };
}

interface ViewerRole {
  viewer: Actor;
  role: ZoneRole | null;
}

async function presentPosts(
  services: PostsServices,
  rows: readonly PostRow[],
  { viewer, role, hidden }: ViewerRole & { hidden: readonly string[] },
): Promise<ZonePost[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const { db } = services;
  const ids = rows.map(({ id }) => id);
  const photoIds = rows.flatMap(({ photo_ids }) => photo_ids);
  const [replies, counts, photos] = await Promise.all([
    findNewestReplies(db, ids, hidden),
    countReplies(db, ids, hidden),
    photoIds.length === 0 ? [] : photosById(db, photoIds),
  ]);
  const context: PostContext = {
    viewer,
    role,
    people: await peopleOf(db, first.zone_id, [...rows, ...replies]),
    photos: new Map(photos.map((photo) => [photo.id, presentPhoto(photo)])),
  };
  const repliesByPost = Map.groupBy(replies.toReversed(), ({ reply_to }) => reply_to);
  return rows.map((row) => {
    const shown = repliesByPost.get(row.id) ?? [];
    return presentPost(
      row,
      { replies: shown.map((reply) => presentReply(reply, context)), replyCount: counts.get(row.id) ?? 0 },
      context,
    );
  });
}

export async function presentReplies(
  db: Database,
  rows: readonly PostRow[],
  viewerRole: ViewerRole,
): Promise<ZoneReply[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const people = await peopleOf(db, first.zone_id, rows);
  return rows.map((row) => presentReply(row, { ...viewerRole, people, photos: new Map() }));
}

async function peopleOf(
  db: Database,
  zoneId: string,
  rows: readonly PostRow[],
): Promise<PostContext['people']> {
  const ids = rows.flatMap(({ author_id, pinned_by, removed_by }) =>
    [author_id, pinned_by, removed_by].filter((id) => id !== null),
  );
  const people = await findPostPeople(db, zoneId, [...new Set(ids)]);
  return new Map(people.map((person) => [person.id, person]));
}

const seqCursorAfter = ({ seq }: PostRow): string => encodeCursor([seq]);

const readSeqCursor = (text: string | undefined): number | null =>
  readCursor(text, (raw) => {
    const [seq] = decodeCursor(raw, 1) ?? [];
    return typeof seq === 'number' && seq > 0 && seq <= 2_147_483_647 ? seq : null;
  });
