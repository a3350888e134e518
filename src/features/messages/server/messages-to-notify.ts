import type { Database } from '../../../platform/server/db/database.ts';
import { type OwnerKey, ownerOf } from '../../../platform/server/http/actor.ts';
import { displayName, GUEST_NAME } from '../../../shared/person-name.ts';
import { findWithRecipients, type MessageKey } from './messages.queries.ts';

/** A message with everything its notification shows. */
export interface MessageToNotify extends MessageKey {
  to: OwnerKey;
  /** Name of the sender. */
  from: string;
  kind: string;
  /** Truncated like the preview in the inbox. */
  text: string;
  photoCount: number;
  attachmentNames: string[];
  /** The listing that the conversation is about. */
  listingId: string | null;
  /** Null after the listing was deleted. */
  listingTitle: string | null;
  /** Whether the recipient has read it. */
  read: boolean;
}

/** Returns the messages that still exist and have a recipient with an account, in no particular order. */
export async function messagesToNotify(
  db: Database,
  keys: readonly MessageKey[],
): Promise<MessageToNotify[]> {
  return (await findWithRecipients(db, keys)).flatMap((row) => {
    const to = ownerOf(row.recipient_profile_id, row.recipient_guest_key);
    if (to === null) return [];
    const from = row.sender_guest_key === null ? displayName(row.full_name, row.username) : GUEST_NAME;
    const { conversation_id: conversationId, seq, kind, text, photo_count: photoCount, read } = row;
    const { attachment_names: attachmentNames, listing_id: listingId } = row;
    return [
      {
        conversationId,
        seq,
        to,
        from,
        kind,
        text,
        photoCount,
        attachmentNames,
        listingId,
        listingTitle: row.listing_title,
        read,
      },
    ];
  });
}
