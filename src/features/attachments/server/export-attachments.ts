import { sql } from 'kysely';
import { belongsTo, type ExportPerson } from '../../../platform/server/export-person.ts';

/** The names of the files in a person's chats, sent and received, and of those not sent yet. */
export const exportAttachments: ExportPerson = {
  tables: [
    {
      name: 'chat-files',
      shows: ['attachments'],
      rows: (person) => {
        const isOwn = belongsTo(person, 'attachments.profile_id', 'attachments.guest_key');
        return sql`
          select attachments.conversation_id as chat_id, attachments.name, attachments.size as bytes,
            case when ${isOwn} then 'me' else 'the other person' end as sender,
            attachments.created_at as uploaded_at
          from attachments
          where ${isOwn} or attachments.conversation_id in (
            select me.conversation_id from conversation_participants as me
            where ${belongsTo(person, 'me.profile_id', 'me.guest_key')})
          order by attachments.created_at, attachments.id`;
      },
    },
  ],
};
