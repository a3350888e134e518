import { sql } from 'kysely';
import type { Database } from '../../../../../platform/server/db/database.ts';
import { anyOf } from '../../../../../platform/server/db/sql-fragments.ts';
import type { Delivery } from '../../../../../platform/server/signal-delivery.ts';
import type { NotificationKind, PreferenceGroup } from '../../../../../shared/notification-kinds.ts';
import { displayName } from '../../../../../shared/person-name.ts';
import {
  type NotificationInput,
  type NotifyServices,
  notify,
  notifyOfSignals,
} from '../../../../talking/notifications/server/notifications.ts';
import { areBlocked } from '../../../../trust/blocks/server/blocks.ts';
import type { zonePosted } from '../../contract/signals.ts';

type ZonePosted = NonNullable<(typeof zonePosted)['payload']>;

const DISCUSSIONS: PreferenceGroup = {
  group: 'zone-post',
  label: 'Drop Zone discussions',
  about: 'New posts in your zones, and replies to yours',
  order: 9,
  on: ['in-app'],
};

export const postNotifications: readonly NotificationKind[] = (['zone.posted', 'zone.replied'] as const).map(
  (kind) => ({ kind, type: 'other', icon: 'messages-square', preference: DISCUSSIONS }),
);

/** Returns the group that joins new posts of a zone into one notification. */
export const newPostsGroup = (zoneId: string): string => `zone-posts:${zoneId}`;

/** Delay before notifying. A reader with the discussion open has marked the post as seen by then. */
export const POST_NOTIFICATION_DELAY_SECONDS = 5;

const PREVIEW_LENGTH = 160;
/** Members read per query. */
const BATCH_SIZE = 1_000;

const postLink = (zoneId: string, postId?: string): string =>
  `/drop-zone/${zoneId}?tab=discussion${postId === undefined ? '' : `&post=${postId}`}`;

/**
 * Notifies members of new posts once until they look again, and authors of replies. Nobody is notified of posts they
 * have seen, or of people hidden from them.
 */
export async function notifyOfPosts(
  services: NotifyServices,
  deliveries: readonly Delivery<ZonePosted>[],
): Promise<void> {
  const posts = await findPostedNow(
    services.db,
    deliveries.map(({ payload }) => payload.postId),
  );
  for (const post of posts) if (post.reply_to !== null) await notifyOfReply(services, post);
  const newPosts = posts.filter(({ reply_to }) => reply_to === null);
  for (const [first] of Map.groupBy(newPosts, ({ zone_id }) => zone_id).values()) {
    if (first !== undefined) await notifyFollowers(services, first);
  }
}

/** Finds the posts in order, without deleted and removed ones. */
function findPostedNow(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('zone_posts')
    .innerJoin('zones', 'zones.id', 'zone_posts.zone_id')
    .innerJoin('profiles', 'profiles.id', 'zone_posts.author_id')
    .select([
      'zone_posts.id',
      'zone_posts.zone_id',
      'zone_posts.seq',
      'zone_posts.reply_to',
      'profiles.id as author_id',
      'profiles.username',
      'profiles.full_name',
      'zones.title as zone',
      sql<string>`left(zone_posts.content, ${sql.lit(PREVIEW_LENGTH)})`.as('text'),
    ])
    .where('zone_posts.id', '=', anyOf(ids))
    .where('zone_posts.removed_at', 'is', null)
    .where('profiles.deletes_at', 'is', null)
    .where('zones.status', '=', 'active')
    .orderBy('zone_posts.seq')
    .execute();
}
type Posted = Awaited<ReturnType<typeof findPostedNow>>[number];

/** @param since First of the new posts in its zone. */
async function notifyFollowers(services: NotifyServices, since: Posted): Promise<void> {
  let after: string | null = null;
  do {
    const followers = await findFollowers(services.db, since, after);
    await notifyOfSignals(
      services,
      followers.map((post) => ({
        // Stable across redeliveries, because it names the first new post for this follower.
        signal: `zone-post:${post.id}`,
        to: post.follower,
        kind: 'zone.posted',
        group: newPostsGroup(since.zone_id),
        title: `New posts in ${since.zone}`,
        message: `${nameOf(post)}: ${post.text}`,
        link: postLink(since.zone_id),
      })),
    );
    after = followers.length < BATCH_SIZE ? null : (followers.at(-1)?.follower ?? null);
  } while (after !== null);
}

/**
 * Finds members with notifications on whose first unseen post is one of the new ones. All others were notified before.
 * Ordered by id.
 */
async function findFollowers(db: Database, since: Posted, after: string | null) {
  const { rows } = await sql<Pick<Posted, 'id' | 'text' | 'username' | 'full_name'> & { follower: string }>`
    select member.profile_id as follower, unseen.id, left(unseen.content, ${sql.lit(PREVIEW_LENGTH)}) as text,
      profiles.username, profiles.full_name
    from zone_members as member
    cross join lateral (
      select id, seq, author_id, content from zone_posts
      where zone_id = member.zone_id and reply_to is null and removed_at is null and seq > member.seen_post_seq
        and author_id is distinct from member.profile_id
        and not ${areBlocked(sql`member.profile_id`, sql`zone_posts.author_id`)}
      order by seq limit 1) as unseen
    join profiles on profiles.id = unseen.author_id and profiles.deletes_at is null
    where member.zone_id = ${since.zone_id} and member.notifications and unseen.seq >= ${since.seq}
      and (${after}::uuid is null or member.profile_id > ${after}::uuid)
    order by member.profile_id limit ${sql.lit(BATCH_SIZE)}`.execute(db);
  return rows;
}

async function notifyOfReply(services: NotifyServices, reply: Posted): Promise<void> {
  const { rows } = await sql<{ author_id: string }>`
    select post.author_id from zone_posts as post
    left join zone_members as me on me.zone_id = post.zone_id and me.profile_id = post.author_id
    where post.id = ${reply.reply_to} and post.author_id <> ${reply.author_id}
      and (me.profile_id is not null or not exists (
        select from zones where zones.id = post.zone_id and closed_at_seq is not null))
      and coalesce(me.seen_post_seq, 0) < ${reply.seq} and me.notifications is not false
      and not ${areBlocked(sql`post.author_id`, sql`${reply.author_id}`)}`.execute(services.db);
  await notify(
    services,
    `zone-reply:${reply.id}`,
    rows.map(
      ({ author_id: to }): NotificationInput => ({
        to,
        kind: 'zone.replied',
        group: `zone-replies:${reply.reply_to}`,
        title: `${nameOf(reply)} replied to your post`,
        groupedTitle: '{count} replies to your post',
        mailSubject: `${nameOf(reply)} replied to your post in ${reply.zone}`,
        message: reply.text,
        link: postLink(reply.zone_id, reply.reply_to ?? undefined),
      }),
    ),
  );
}

const nameOf = ({ full_name, username }: Pick<Posted, 'full_name' | 'username'>): string =>
  displayName(full_name, username);
