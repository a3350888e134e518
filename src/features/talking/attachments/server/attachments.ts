import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import type { Owner } from '../../../../platform/server/http/actor.ts';
import { PRIVATE_FOLDER } from '../../../../platform/server/storage/file-storage.ts';
import type { Attachment } from '../contract/attachment.ts';
import { ATTACHMENT_TYPES, type AttachmentTypeName } from '../contract/attachment-types.ts';
/** The public API of attachments for other features on the server. */

export interface AttachmentRow {
  id: string;
  name: string;
  size: number;
  type: string;
}

export const attachmentColumns = ['id', 'name', 'size', 'type'] as const;

/** Stored separately from photos, without a public address. */
export const attachmentKey = (id: string): string => `${PRIVATE_FOLDER}/attachments/${id.slice(0, 2)}/${id}`;

export const typeOf = ({ type }: Pick<AttachmentRow, 'type'>) => ATTACHMENT_TYPES[type as AttachmentTypeName];

export const presentAttachment = (row: AttachmentRow): Attachment => ({
  id: row.id,
  name: row.name,
  kind: typeOf(row).kind,
  size: row.size,
});

/** Returns attachments in no particular order. */
export function attachmentsById(db: Database, ids: readonly string[]): Promise<AttachmentRow[]> {
  return db.selectFrom('attachments').select(attachmentColumns).where('id', '=', anyOf(ids)).execute();
}

/**
 * Adds an owner's uploads to a conversation. Returns false if one is missing, belongs to someone else, or was sent.
 */
export async function sendAttachments(
  trx: Transaction<DB>,
  owner: Owner,
  conversationId: string,
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  const { numUpdatedRows } = await trx
    .updateTable('attachments')
    .set({ conversation_id: conversationId })
    .where('id', '=', anyOf(ids))
    .where('conversation_id', 'is', null)
    .where(ownedBy(owner))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === BigInt(ids.length);
}

function ownedBy(owner: Owner): RawBuilder<SqlBool> {
  return owner.kind === 'member'
    ? sql<SqlBool>`attachments.profile_id = ${owner.id}`
    : sql<SqlBool>`attachments.guest_key = ${owner.key}`;
}

/** Moves a guest's files to an account. */
export async function moveAttachments(
  trx: Transaction<DB>,
  guestKey: string,
  profileId: string,
): Promise<void> {
  await trx
    .updateTable('attachments')
    .set({ profile_id: profileId, guest_key: null })
    .where('guest_key', '=', guestKey)
    .execute();
}
