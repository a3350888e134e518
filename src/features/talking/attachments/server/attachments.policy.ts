import type { Database } from '../../../../platform/server/db/database.ts';
import type { Owner } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { attachmentErrors } from '../contract/errors.ts';
import { type AttachmentRow, attachmentColumns } from './attachments.ts';

/** Whether a person is a participant of a conversation. Provided by messages. */
export type IsParticipant = (conversationId: string, person: Owner) => Promise<boolean>;

/**
 * Permissions of attachments.
 * - Uploading: members and guests. Sending: its owner, in their own conversation, once (`sendAttachments`).
 * - Downloading: the two participants of its conversation, even after a block, because they can still read it. For
 *   everyone else, and before it is sent, it doesn't exist.
 * @throws DomainError ATTACHMENT_NOT_FOUND.
 */
export async function requireReadable(
  { db, isParticipant }: { db: Database; isParticipant: IsParticipant },
  person: Owner,
  id: string,
): Promise<AttachmentRow> {
  const row = await db
    .selectFrom('attachments')
    .select([...attachmentColumns, 'conversation_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row?.conversation_id || !(await isParticipant(row.conversation_id, person)))
    throw new DomainError(attachmentErrors.ATTACHMENT_NOT_FOUND);
  return row;
}
