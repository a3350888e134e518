import { sql, type Transaction } from 'kysely';
import { insertRows } from '../../platform/server/db/insert-rows.ts';
import type { DB } from '../../platform/server/db/schema.generated.ts';
import { DEMO_LOG_INS, personId, stableId, zoneId } from '../content/demo-ids.ts';
import { minutesBeforeNow } from '../content/demo-times.ts';
import { DEMO_POSTS, UNSEEN_POSTS } from '../content/zone-posts.ts';
import { type PictureManifest, photoColumns, photoId, postPhoto } from '../pictures/demo-pictures.ts';

const posts = Object.entries(DEMO_POSTS).flatMap(([title, ofZone]) =>
  ofZone.map((post) => ({ ...post, zone: zoneId({ title }) })),
);

/** Inserts what the people of the demo's zones wrote, in the order they wrote it. */
export async function insertZonePosts(trx: Transaction<DB>, pictures: PictureManifest): Promise<void> {
  const photos = posts.flatMap(({ by, photos: shown = [] }) =>
    shown.map((picture) => ({
      ...photoColumns(pictures, postPhoto(picture)),
      profile_id: personId(by),
      alt: '',
      sent: true,
    })),
  );
  await insertRows(trx, 'photos', photos).execute();
  for (const [zone, ofZone] of Map.groupBy(posts, (post) => post.zone)) {
    const rows = ofZone.flatMap(rowsOf).toSorted((a, b) => b.minutesAgo - a.minutesAgo);
    await insertRows(trx, 'zone_discussions', [{ zone_id: zone, last_seq: rows.length }]).execute();
    await insertRows(
      trx,
      'zone_posts',
      rows.map(({ minutesAgo, ...row }, place) => ({
        ...row,
        seq: place + 1,
        created_at: minutesBeforeNow(minutesAgo),
      })),
    ).execute();
  }
  await markSeen(trx);
}

function rowsOf({
  zone,
  by,
  text,
  minutesAgo,
  photos = [],
  pinnedBy,
  removed,
  replies = [],
}: (typeof posts)[number]) {
  const id = stableId('post', text);
  const pinnedAt = pinnedBy === undefined ? null : minutesBeforeNow(minutesAgo - 2);
  const post = {
    id,
    zone_id: zone,
    reply_to: null as string | null,
    author_id: personId(by),
    client_id: stableId('post-client', text),
    content: text,
    photo_ids: photos.map((picture) => photoId(postPhoto(picture))),
    pin: pinnedAt && 1,
    pinned_at: pinnedAt,
    pinned_by: pinnedBy === undefined ? null : personId(pinnedBy),
    removed_at: removed === undefined ? null : minutesBeforeNow(removed.minutesAgo),
    removed_by: removed === undefined ? null : personId(removed.by),
    removed_reason: removed?.reason ?? null,
    minutesAgo,
  };
  return [
    post,
    ...replies.map((reply) => ({
      ...post,
      id: stableId('post', reply.text),
      reply_to: id,
      author_id: personId(reply.by),
      client_id: stableId('post-client', reply.text),
      content: reply.text,
      photo_ids: [],
      pin: null,
      pinned_at: null,
      pinned_by: null,
      minutesAgo: reply.minutesAgo,
    })),
  ];
}

/** Everybody has seen everything, but for the newest posts, which those who log in have not. */
async function markSeen(trx: Transaction<DB>): Promise<void> {
  await sql`
    update zone_members set seen_post_seq = last_seq from zone_discussions
    where zone_discussions.zone_id = zone_members.zone_id`.execute(trx);
  await sql`
    update zone_members set seen_post_seq = greatest(0, (
      select seq from zone_posts where zone_id = zone_members.zone_id and reply_to is null
      order by seq desc offset ${UNSEEN_POSTS} limit 1))
    from profiles where profiles.id = zone_members.profile_id and profiles.email = any(${DEMO_LOG_INS}::text[])
      and exists (select from zone_posts where zone_id = zone_members.zone_id)`.execute(trx);
}
