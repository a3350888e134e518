import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../../../../platform/server/db/database.ts';
import { anyOf } from '../../../../../platform/server/db/sql-fragments.ts';
import { POST_LIMITS } from '../../contract/discussion/post-limits.ts';

export const postColumns = [
  'zone_posts.id',
  'zone_posts.zone_id',
  'zone_posts.seq',
  'zone_posts.reply_to',
  'zone_posts.author_id',
  'zone_posts.client_id',
  'zone_posts.content',
  'zone_posts.photo_ids',
  'zone_posts.created_at',
  'zone_posts.pinned_at',
  'zone_posts.pinned_by',
  'zone_posts.removed_at',
  'zone_posts.removed_by',
  'zone_posts.removed_reason',
] as const;

/** Excludes posts and replies of hidden people. */
const isShown = (hidden: readonly string[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(zone_posts.author_id = any(${hidden}::uuid[])) is not true`;

const posts = (db: Database, hidden: readonly string[]) =>
  db.selectFrom('zone_posts').select(postColumns).where(isShown(hidden));
export type PostRow = Awaited<ReturnType<ReturnType<typeof posts>['execute']>>[number];

/** Finds unpinned posts, newest first. Reads one more than the limit, to detect another page. */
export function findPosts(
  db: Database,
  zoneId: string,
  hidden: readonly string[],
  { before, limit }: { before: number | null; limit: number },
): Promise<PostRow[]> {
  const newest = posts(db, hidden)
    .where('zone_id', '=', zoneId)
    .where('reply_to', 'is', null)
    .where('pin', 'is', null)
    .orderBy('seq', 'desc')
    .limit(limit + 1);
  return (before === null ? newest : newest.where('seq', '<', before)).execute();
}

/** Finds pinned posts, the last pinned first. */
export const findPinned = (db: Database, zoneId: string, hidden: readonly string[]): Promise<PostRow[]> =>
  posts(db, hidden)
    .where('zone_id', '=', zoneId)
    .where('pin', 'is not', null)
    .orderBy('pinned_at', 'desc')
    .orderBy('seq', 'desc')
    .execute();

export const findPost = (db: Database, id: string, hidden: readonly string[]): Promise<PostRow | undefined> =>
  posts(db, hidden).where('id', '=', id).executeTakeFirst();

/** Finds what a member already posted under a client's id. */
export const findPosted = (db: Database, authorId: string, clientId: string): Promise<PostRow | undefined> =>
  posts(db, []).where('author_id', '=', authorId).where('client_id', '=', clientId).executeTakeFirst();

/** Finds replies to a post, newest first, one more than the limit. */
export function findReplies(
  db: Database,
  postId: string,
  hidden: readonly string[],
  { before, limit }: { before: number | null; limit: number },
): Promise<PostRow[]> {
  const newest = posts(db, hidden)
    .where('reply_to', '=', postId)
    .orderBy('seq', 'desc')
    .limit(limit + 1);
  return (before === null ? newest : newest.where('seq', '<', before)).execute();
}

/** Finds the newest replies to each of these posts, newest first. */
export async function findNewestReplies(
  db: Database,
  postIds: readonly string[],
  hidden: readonly string[],
): Promise<PostRow[]> {
  const { rows } = await sql<PostRow>`
    select newest.* from unnest(${postIds}::uuid[]) as post (id)
    cross join lateral (
      select ${sql.join(postColumns.map((column) => sql.ref(column)))} from zone_posts
      where reply_to = post.id and ${isShown(hidden)}
      order by seq desc limit ${sql.lit(POST_LIMITS.repliesShown)}) as newest`.execute(db);
  return rows;
}

/** Counts the replies to each of these posts. */
export async function countReplies(
  db: Database,
  postIds: readonly string[],
  hidden: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('zone_posts')
    .select((eb) => ['reply_to', eb.fn.countAll<string>().as('replies')])
    .where('reply_to', '=', anyOf(postIds))
    .where(isShown(hidden))
    .groupBy('reply_to')
    .execute();
  return new Map(rows.map(({ reply_to, replies }) => [reply_to ?? '', Number(replies)]));
}

/**
 * Finds the public details of authors and admins, with their roles in the zone. Leaves out people who are deleting
 * their account.
 */
export function findPostPeople(db: Database, zoneId: string, ids: readonly string[]) {
  return db
    .selectFrom('profiles')
    .leftJoin('zone_members', (join) =>
      join.onRef('zone_members.profile_id', '=', 'profiles.id').on('zone_members.zone_id', '=', zoneId),
    )
    .select([
      'profiles.id',
      'profiles.username',
      'profiles.full_name',
      'profiles.avatar_url',
      'profiles.rating',
      'profiles.total_ratings',
      'zone_members.role',
    ])
    .where('profiles.id', '=', anyOf(ids))
    .where('profiles.deletes_at', 'is', null)
    .execute();
}
export type PostPerson = Awaited<ReturnType<typeof findPostPeople>>[number];

/** Returns the number of the newest post or reply in a zone; 0 without posts. */
export async function findLastSeq(db: Database, zoneId: string): Promise<number> {
  const discussion = await db
    .selectFrom('zone_discussions')
    .select('last_seq')
    .where('zone_id', '=', zoneId)
    .executeTakeFirst();
  return discussion?.last_seq ?? 0;
}
