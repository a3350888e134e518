import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { PlatformServices } from '../../../../platform/server/feature.ts';
import { type Owner, personKey } from '../../../../platform/server/http/actor.ts';
import { withUpload } from '../../../../platform/server/storage/with-upload.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { HOUR_SECONDS } from '../../../../shared/time.ts';
import { attachmentName } from '../contract/attachment-name.ts';
import {
  ATTACHMENT_LIMITS,
  ATTACHMENT_TYPES,
  type AttachmentTypeName,
} from '../contract/attachment-types.ts';
import { attachmentErrors } from '../contract/errors.ts';
import { type AttachmentRow, attachmentColumns, attachmentKey } from './attachments.ts';

const PER_OWNER = { limit: 60, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 30 } as const;
/** Creating guests is easy, so all guests of an address share a limit too. */
const PER_ADDRESS = { limit: 200, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 30 } as const;
const SIZE_LIMIT = { maxBytes: ATTACHMENT_LIMITS.maxBytes, tooBig: attachmentErrors.ATTACHMENT_TOO_BIG };

export type AttachmentServices = Pick<PlatformServices, 'db' | 'storage' | 'uploadFolder'>;

interface Upload {
  owner: Owner;
  address: string;
  name: string;
  body: globalThis.ReadableStream;
}

/** Accepts a file: streams it to disk up to the limit, detects its type, and stores it unchanged for its owner. */
export async function uploadAttachment(
  { db, storage, uploadFolder }: AttachmentServices,
  { owner, address, name, body }: Upload,
): Promise<AttachmentRow> {
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
    // If this fails, the job removes the row, whose id nobody has received.
    await storage.putFile(attachmentKey(row.id), path);
    return row;
  });
}

/** Names of ZIP entries that contain macros. */
const MACRO_PARTS = ['vbaProject.bin', 'Basic/script-lc.xml', 'Scripts/'];
const MACRO_ENDINGS: ReadonlySet<string> = new Set(['xlsm', 'xltm', 'docm', 'dotm']);
/** Control characters, which plain text doesn't contain. */
// oxlint-disable-next-line no-control-regex -- finding control characters is the point
const CONTROL = /[\u0000-\u0008\u000B\u000E-\u001F\u007F\uFFFE\uFFFF]/;
/** HTML or SVG, which a program might run. */
const MARKUP = /^\uFEFF?\s*<[!?/a-z]/i;

/**
 * Detects the type of a file by its content. The library unpacks at most a megabyte of a document's first entries, so a
 * ZIP bomb does nothing.
 * @throws DomainError with the reason if it is refused.
 */
async function attachmentTypeOf(path: string): Promise<AttachmentTypeName> {
  const fileType = await fileTypeFromFile(path);
  const ending = fileType?.ext === 'm4v' ? 'mp4' : (fileType?.ext ?? '');
  if (MACRO_ENDINGS.has(ending)) throw new DomainError(attachmentErrors.ATTACHMENT_HAS_MACROS);
  if (!isTaken(ending)) {
    // Checked even if it looks like another type: "BMW for sale" isn't a bitmap.
    if (await isPlainText(path)) return 'text';
    throw new DomainError(attachmentErrors.ATTACHMENT_REFUSED);
  }
  const { kind } = ATTACHMENT_TYPES[ending];
  if ((kind === 'spreadsheet' || kind === 'document') && (await hasMacros(path)))
    throw new DomainError(attachmentErrors.ATTACHMENT_HAS_MACROS);
  return ending;
}

const isTaken = (ending: string): ending is Exclude<AttachmentTypeName, 'text'> =>
  ending !== 'text' && Object.hasOwn(ATTACHMENT_TYPES, ending);

/** Searches the file for names of ZIP entries, which are not compressed. */
async function hasMacros(path: string): Promise<boolean> {
  const file = await readFile(path);
  return MACRO_PARTS.some((part) => file.includes(part));
}

/** Whether the file is UTF-8 without control characters and markup. */
async function isPlainText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let isFirst = true;
  try {
    for await (const chunk of createReadStream(path)) {
      const text = decoder.decode(chunk as Buffer, { stream: true });
      if (CONTROL.test(text) || (isFirst && MARKUP.test(text))) return false;
      isFirst = false;
    }
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
