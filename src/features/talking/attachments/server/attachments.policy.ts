import type { Database } from '../../../../platform/server/db/database.ts';
import type { Owner } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { attachmentErrors } from '../contract/errors.ts';
import { attachmentColumns, type AttachmentRow } from './attachments.ts';

/** Whether a person is one of the two of a conversation; of messages. */
export type IsParticipant = (conversationId: string, person: Owner) => Promise<boolean>;

/**
 * Who may do what with attachments.
 * - Uploading: members and guests. Sending: its owner, in their own conversation, once (`sendAttachments`).
 * - Downloading: the two people of the conversation it was sent in, also after one blocked the other, as they can still
 *   read that conversation. For everybody else, and before it is sent, it is not there.
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
