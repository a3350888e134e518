import { uploadFile } from '../../../../platform/web/files/upload-file.ts';
import {
  type PendingUpload,
  showRejected,
  useUploadList,
} from '../../../../platform/web/files/use-upload-list.ts';
import { newId } from '../../../../platform/web/new-id.ts';
import { showProblem } from '../../../../platform/web/ui/toast.ts';
import type { ErrorSpec } from '../../../../shared/errors.ts';
import type { Attachment } from '../contract/attachment.ts';
import { ATTACHMENT_LIMITS } from '../contract/attachment-types.ts';
import { attachmentErrors } from '../contract/errors.ts';

/** A file being uploaded for a message. */
export interface AttachmentUpload {
  key: string;
  /** Null if it is already stored. */
  file: File | null;
  name: string;
  size: number;
  state: PendingUpload | { kind: 'done'; attachment: Attachment };
}

const stored = (attachment: Attachment): AttachmentUpload => ({
  key: attachment.id,
  file: null,
  name: attachment.name,
  size: attachment.size,
  state: { kind: 'done', attachment },
});

/** Returns why a file can't be sent, or null. The server checks more. */
function refusalOf({ size }: File): ErrorSpec | null {
  if (size > ATTACHMENT_LIMITS.maxBytes) return attachmentErrors.ATTACHMENT_TOO_BIG;
  return size === 0 ? attachmentErrors.ATTACHMENT_EMPTY : null;
}

/** Uploads files as soon as they are chosen, each with progress and retry. */
export function useAttachments() {
  const list = useUploadList<AttachmentUpload>(() => []);

  async function send(key: string, file: File) {
    const path = `/api/attachments?name=${encodeURIComponent(file.name)}`;
    const attachment = await list.upload(key, file, (onProgress, signal) =>
      uploadFile<Attachment>(path, file, onProgress, signal),
    );
    if (attachment === null) return;
    const { name, size } = attachment;
    list.patch(key, { name, size, state: { kind: 'done', attachment } });
  }

  /** Refused files don't count toward the limit. */
  function add(chosen: readonly File[]) {
    const files = chosen.filter((file) => {
      const refusal = refusalOf(file);
      if (refusal) showRejected(file, refusal);
      return refusal === null;
    });
    const room = Math.max(0, ATTACHMENT_LIMITS.perMessage - list.now().length);
    if (files.length > room) showProblem(attachmentErrors.TOO_MANY_ATTACHMENTS);
    const added = files.slice(0, room).map((file) => ({ key: newId(), file }));
    list.replace([
      ...list.now(),
      ...added.map(
        ({ key, file }): AttachmentUpload => ({
          key,
          file,
          name: file.name,
          size: file.size,
          state: { kind: 'uploading', progress: 0 },
        }),
      ),
    ]);
    for (const { key, file } of added) list.waitFor(send(key, file));
  }

  return {
    uploads: list.uploads,
    add,
    remove: list.remove,
    retry(key: string) {
      const file = list.find(key)?.file;
      if (file) list.waitFor(send(key, file));
    },
    /** Inserts stored files before the new ones, as many as fit. */
    restore(attachments: readonly Attachment[]) {
      list.replace([...attachments.map(stored), ...list.now()].slice(0, ATTACHMENT_LIMITS.perMessage));
    },
    clear: list.clear,
    finished: list.finished,
  };
}
