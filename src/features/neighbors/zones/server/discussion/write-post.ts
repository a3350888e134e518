import { sql, type Transaction } from 'kysely';
import { type AttemptPolicy, countAttempt } from '../../../../../platform/server/db/attempts.ts';
import type { DB } from '../../../../../platform/server/db/schema.generated.ts';
import type { Member } from '../../../../../platform/server/http/actor.ts';
import type { Jobs } from '../../../../../platform/server/jobs.ts';
import type { Live } from '../../../../../platform/server/realtime/live.ts';
import { DomainError } from '../../../../../shared/errors.ts';
import { isRefusal } from '../../../../../shared/http-status.ts';
import { sendPhotos } from '../../../../items/photos/server/photos.ts';
import { checkText, type TextServices } from '../../../../trust/text-rules/server/text-rules.ts';
import { zonePostErrors } from '../../contract/discussion/post-errors.ts';
import { checkPost } from '../../contract/discussion/post-rules.ts';
import type { NewZonePost, NewZoneReply, ZonePost, ZoneReply } from '../../contract/discussion/zone-post.ts';
import { zonePosted } from '../../contract/signals.ts';
import { requireZoneMember } from '../zone-standing.ts';
import { loadPost, type PostsServices, presentReplies, requireReadablePost } from './load-posts.ts';
import { findPosted, type PostRow, postColumns } from './posts.queries.ts';
import { publishNewPost, publishPostChange } from './publish-post-change.ts';

/** Five posts in a burst. The allowance refills after a minute without posts. */
const POST_RATE_LIMIT: AttemptPolicy = { limit: 5, windowSeconds: 60, firstDelaySeconds: 20 };
const REPLY_RATE_LIMIT: AttemptPolicy = { limit: 15, windowSeconds: 60, firstDelaySeconds: 10 };

type Services = PostsServices & TextServices & { jobs: Jobs; live: Live };

/**
 * Posts in the discussion of a zone. Sending the same post again returns the stored one.
 * @throws DomainError with the message people see.
 */
export async function writePost(
  services: Services,
  member: Member,
  zoneId: string,
  { clientId, text, photos, sure }: NewZonePost,
): Promise<ZonePost> {
  const content = checkPost(text, photos);
  const { row, isNew } = await storeOnce(services, member, POST_RATE_LIMIT, {
    zoneId,
    replyTo: null,
    clientId,
    text: content,
    photoIds: photos,
    sure,
  });
  if (isNew) await publishNewPost(services, row);
  return loadPost(services, member, row.id);
}

/**
 * Replies to a post. Sending the same reply again returns the stored one.
 * @throws DomainError with the message people see.
 */
export async function writeReply(
  services: Services,
  member: Member,
  postId: string,
  { clientId, text, sure }: NewZoneReply,
): Promise<ZoneReply> {
  const { db } = services;
  const content = checkPost(text);
  const { row: post, role } = await requireReadablePost(db, member, postId);
  const { row, isNew } = await storeOnce(services, member, REPLY_RATE_LIMIT, {
    zoneId: post.zone_id,
    // A reply to a reply belongs to the same post.
    replyTo: post.reply_to ?? post.id,
    clientId,
    text: content,
    photoIds: [],
    sure,
  });
  if (isNew) await publishPostChange(services, post);
  const [reply] = await presentReplies(db, [row], { viewer: member, role });
  if (reply === undefined) throw new DomainError(zonePostErrors.POST_NOT_FOUND);
  return reply;
}

/** Counts the attempt and stores the entry. If an earlier or concurrent attempt stored it, returns that one. */
async function storeOnce(
  services: Services,
  member: Member,
  policy: AttemptPolicy,
  { sure, ...post }: Omit<OutgoingPost, 'authorId'> & { sure: boolean | undefined },
): Promise<{ row: PostRow; isNew: boolean }> {
  const { db, jobs } = services;
  const kind = post.replyTo === null ? 'post' : 'reply';
  try {
    const key = `zone-${kind}:${member.id}`;
    await countAttempt(db, key, policy, zonePostErrors.POSTING_TOO_FAST, post.clientId);
    const { queue } = await checkText(services, { place: 'zone-post', fields: { text: post.text }, sure });
    const row = await db.transaction().execute(async (trx) => {
      await requireZoneMember(trx, post.zoneId, member);
      if (!(await sendPhotos(trx, member, post.photoIds))) {
        throw new DomainError(zonePostErrors.POST_PHOTO_GONE);
      }
      const stored = await insertPost(trx, { ...post, authorId: member.id }, jobs);
      if (stored === undefined) throw new DomainError(zonePostErrors.POST_WAS_REMOVED);
      await queue?.(trx, { kind: 'zone-post', id: stored.id });
      // Members-only posts don't change the public "last active" time.
      await sql`
        select touch_zone(id) from zones where id = ${post.zoneId} and closed_at_seq is null`.execute(trx);
      return stored;
    });
    return { row, isNew: true };
  } catch (error) {
    const isRefused = error instanceof DomainError && isRefusal(error.spec);
    if (!isPostedTwice(error) && !isRefused) throw error;
    const existing = await findPosted(db, member.id, post.clientId);
    if (existing) return { row: existing, isNew: false };
    throw error;
  }
}

interface OutgoingPost {
  zoneId: string;
  /** Id of the post it replies to; null for a post. */
  replyTo: string | null;
  authorId: string;
  clientId: string;
  text: string;
  photoIds: readonly string[];
}

/**
 * Stores a post or reply and records the signal in one statement. Returns undefined if the post it replies to is gone
 * or removed. The lock on the discussion assigns the numbers, so they follow the order of the commits.
 */
async function insertPost(
  trx: Transaction<DB>,
  { zoneId, replyTo, authorId, clientId, text, photoIds }: OutgoingPost,
  jobs: Pick<Jobs, 'recording'>,
): Promise<PostRow | undefined> {
  const { rows } = await sql<PostRow>`
    with turn as (
      insert into zone_discussions (zone_id, last_seq)
      select ${zoneId}::uuid, 1
      where ${replyTo}::uuid is null or exists (
        select from zone_posts where id = ${replyTo} and zone_id = ${zoneId} and removed_at is null)
      on conflict (zone_id) do update set last_seq = zone_discussions.last_seq + 1
      returning zone_id, last_seq),
    stored as (
      insert into zone_posts (zone_id, seq, reply_to, author_id, client_id, content, photo_ids, created_at)
      select zone_id, last_seq, ${replyTo}, ${authorId}, ${clientId}, ${text}, ${photoIds}::uuid[], clock_timestamp()
      from turn
      returning *),
    recorded as (${jobs.recording(zonePosted, sql`jsonb_build_object('postId', id)`, sql`stored`)})
    select ${sql.join(postColumns.map((column) => sql.ref(column)))} from stored as zone_posts`.execute(trx);
  return rows[0];
}

/** Whether an insert failed because the same post was stored a moment ago. */
function isPostedTwice(error: unknown): boolean {
  return (error as { constraint?: unknown } | null)?.constraint === 'zone_posts_sent_once';
}
