import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { retained } from '../../../../platform/server/erase-person.ts';
import { belongsTo, type ExportPerson, type PersonFile } from '../../../../platform/server/export-person.ts';
import { defineFeature } from '../../../../platform/server/feature.ts';
import type { OwnerKey } from '../../../../platform/server/http/actor.ts';
import { schedule } from '../../../../platform/server/job.ts';
import { type FileStorage, PRIVATE_FOLDER } from '../../../../platform/server/storage/file-storage.ts';
import type { IsParticipant } from './attachments.policy.ts';
import { attachmentRoutes } from './attachments.routes.ts';
import { attachmentKey, moveAttachments } from './attachments.ts';
import type { AttachmentServices } from './upload-attachment.ts';

/** Its key in the storage, from `attachmentKey`. */
const KEY = sql`${`${PRIVATE_FOLDER}/attachments/`}::text || left(attachments.id::text, 2) || '/' || attachments.id`;
/** The path without the name, which someone typed. */
const PATH = sql`'files/' || attachments.id || '.' || case attachments.type when 'text' then 'txt' else attachments.type end`;

const isOwn = (person: OwnerKey) => belongsTo(person, 'attachments.profile_id', 'attachments.guest_key');

const isReadable = (person: OwnerKey) => sql<SqlBool>`(
  ${isOwn(person)} or attachments.conversation_id in (
    select me.conversation_id from conversation_participants as me
    where ${belongsTo(person, 'me.profile_id', 'me.guest_key')}))`;

/** Files in a person's chats, sent and received, and those not sent yet. */
const exportAttachments: ExportPerson = {
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

type Services = AttachmentServices & { isParticipant: IsParticipant };

export const attachmentsFeature = defineFeature({
  name: 'attachments',
  guestOwnership: {
    columns: [{ table: 'attachments', column: 'guest_key', rows: 'move' }],
    move: moveAttachments,
  },
  exportPerson: exportAttachments,
  // The other participant keeps sent files. Unsent ones are removed within a day.
  erasePerson: { columns: retained('attachments', 'profile_id', 'guest_key') },
  build(services: Services) {
    const { db, storage } = services;
    return {
      routes: [attachmentRoutes(services)],
      uploads: ['/attachments'],
      jobs: [schedule('attachments.remove-unsent', '27 * * * *', () => removeUnsent(db, storage))],
    };
  },
});

const UNSENT_HOURS = 24;
const BATCH_SIZE = 50;

/**
 * Removes files that were not sent within a day, and files of deleted conversations. Runs on a schedule. The rows stay
 * locked until the files are removed, so that none is sent meanwhile. If that fails, they stay for the next run.
 */
export async function removeUnsent(db: Database, storage: FileStorage): Promise<void> {
  for (let removed = BATCH_SIZE; removed === BATCH_SIZE; ) {
    removed = await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ id: string }>`
        delete from attachments where id in (
          select id from attachments
          where conversation_id is null and created_at < now() - make_interval(hours => ${UNSENT_HOURS})
          limit ${BATCH_SIZE} for update skip locked)
        returning id`.execute(trx);
      await storage.remove(rows.map(({ id }) => attachmentKey(id)));
      return rows.length;
    });
  }
}
