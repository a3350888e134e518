import { type SqlBool, sql } from 'kysely';
import { PRIVATE_FOLDER } from '../../../../platform/server/storage/file-storage.ts';
import type { OwnerKey } from '../../../../platform/server/http/actor.ts';
import { belongsTo, type ExportPerson, type PersonFile } from '../../../../platform/server/export-person.ts';

/** Its key in the storage, as `attachmentKey` makes it. */
const KEY = sql`${`${PRIVATE_FOLDER}/attachments/`}::text || left(attachments.id::text, 2) || '/' || attachments.id`;
/** Without the name, which somebody typed. */
const PATH = sql`'files/' || attachments.id || '.' || case attachments.type when 'text' then 'txt' else attachments.type end`;

const isOwn = (person: OwnerKey) => belongsTo(person, 'attachments.profile_id', 'attachments.guest_key');

const isReadable = (person: OwnerKey) => sql<SqlBool>`(
  ${isOwn(person)} or attachments.conversation_id in (
    select me.conversation_id from conversation_participants as me
    where ${belongsTo(person, 'me.profile_id', 'me.guest_key')}))`;

/** Files in a person's chats, sent and received, and those not sent yet. */
export const exportAttachments: ExportPerson = {
  tables: [
    {
      name: 'chat-files',
      shows: ['attachments'],
      rows: (person) => sql`
        select ${PATH} as file, attachments.conversation_id as chat_id, attachments.name, attachments.size as bytes,
          case when ${isOwn(person)} then 'me' else 'the other person' end as sender,
          attachments.created_at as uploaded_at
        from attachments where ${isReadable(person)} order by attachments.created_at, attachments.id`,
    },
  ],
  files: (person) => sql<PersonFile>`
    select ${KEY} as file_key, ${PATH} as path
    from attachments where ${isReadable(person)} order by attachments.created_at, attachments.id`,
};
