import { stat } from 'node:fs/promises';
import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { type Owner, personKey } from '../../../../platform/server/http/actor.ts';
import type { FileStorage } from '../../../../platform/server/storage/file-storage.ts';
import { withUpload } from '../../../../platform/server/storage/with-upload.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { ATTACHMENT_LIMITS } from '../contract/attachment-limits.ts';
import { attachmentName } from '../contract/attachment-name.ts';
import { attachmentErrors } from '../contract/errors.ts';
import { attachmentTypeOf } from './attachment-type.ts';
import { attachmentColumns, attachmentKey, type AttachmentRow } from './attachments.ts';

const PER_OWNER = { limit: 60, windowSeconds: 3600, firstDelaySeconds: 30 } as const;
/** Guests are made quickly, so they are counted together as well. */
const PER_ADDRESS = { limit: 200, windowSeconds: 3600, firstDelaySeconds: 30 } as const;
const SIZE_LIMIT = { maxBytes: ATTACHMENT_LIMITS.maxBytes, tooBig: attachmentErrors.ATTACHMENT_TOO_BIG };

interface Services {
  db: Database;
  storage: FileStorage;
  /** Where uploads are stored while they are checked. */
  uploadFolder: string;
}

interface Upload {
  owner: Owner;
  address: string;
  name: string;
  body: globalThis.ReadableStream;
}

export type UploadAttachment = (upload: Upload) => Promise<AttachmentRow>;

/** Accepts one file: streamed to disk up to the limit, recognized and stored as it is; it belongs to its owner. */
export function createUploadAttachment({ db, storage, uploadFolder }: Services): UploadAttachment {
  return async ({ owner, address, name, body }) => {
    const { TOO_MANY_FILE_UPLOADS } = attachmentErrors;
    await countAttempt(db, `attachment:owner:${personKey(owner)}`, PER_OWNER, TOO_MANY_FILE_UPLOADS);
    await countAttempt(db, `attachment:address:${address}`, PER_ADDRESS, TOO_MANY_FILE_UPLOADS);
    return withUpload(uploadFolder, body, SIZE_LIMIT, async (path) => {
      const { size } = await stat(path);
      if (size === 0) throw new DomainError(attachmentErrors.ATTACHMENT_EMPTY);
      const type = await attachmentTypeOf(path);
      const row = await db
        .insertInto('attachments')
        .values({
          ...(owner.kind === 'member' ? { profile_id: owner.id } : { guest_key: owner.key }),
          name: attachmentName(name, type),
          size,
          type,
        })
        .returning(attachmentColumns)
        .executeTakeFirstOrThrow();
      // If this fails, the row is left for the job: nobody learns its id.
      await storage.putFile(attachmentKey(row.id), path);
      return row;
    });
  };
}
