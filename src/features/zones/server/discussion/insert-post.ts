import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import { zonePosted } from '../../contract/discussion/post-signals.ts';
import { postColumns, type PostRow } from './posts.queries.ts';

export interface OutgoingPost {
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
export async function insertPost(
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
export function isPostedTwice(error: unknown): boolean {
  return (error as { constraint?: unknown } | null)?.constraint === 'zone_posts_sent_once';
}
