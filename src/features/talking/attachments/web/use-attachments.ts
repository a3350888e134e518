import { useEffect, useRef, useState } from 'react';
import { newId } from '../../../../platform/web/new-id.ts';
import { showProblem, toast } from '../../../../platform/web/ui/toast.ts';
import { uploadFile } from '../../../../platform/web/upload-file.ts';
import type { ErrorSpec } from '../../../../shared/errors.ts';
import { canRetry } from '../../../../shared/http-status.ts';
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
  state:
    | { kind: 'uploading'; progress: number }
    /** Failed for a reason that may pass. Refused files are removed. */
    | { kind: 'failed'; problem: string }
    | { kind: 'done'; attachment: Attachment };
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

/** Shows which file can't be sent, and why. */
const sayRefused = (name: string, { title, detail }: Pick<ErrorSpec, 'title' | 'detail'>) =>
  toast({ tone: 'error', title, text: `${name}: ${detail}` });

/** Uploads files as soon as they are chosen, each with progress and retry. */
export function useAttachments() {
  const [uploads, setUploads] = useState<readonly AttachmentUpload[]>([]);
  // The current state, for async work that started earlier.
  const newest = useRef(uploads);
  const sending = useRef(new Set<Promise<void>>());
  const running = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const { current: aborts } = running;
    return () => {
      for (const abort of aborts.values()) abort.abort();
    };
  }, []);

  function replace(next: readonly AttachmentUpload[]) {
    newest.current = next;
    setUploads(next);
  }

  function patch(key: string, change: Partial<AttachmentUpload>) {
    replace(newest.current.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)));
  }

  /** Starts an upload that sending waits for. */
  function start(key: string, file: File) {
    const tracked = send(key, file).finally(() => sending.current.delete(tracked));
    sending.current.add(tracked);
  }

  async function send(key: string, file: File) {
    const abort = new AbortController();
    running.current.set(key, abort);
    patch(key, { state: { kind: 'uploading', progress: 0 } });
    const outcome = await uploadFile<Attachment>(
      `/api/attachments?name=${encodeURIComponent(file.name)}`,
      file,
      (progress) => patch(key, { state: { kind: 'uploading', progress } }),
      abort.signal,
    );
    running.current.delete(key);
    if (abort.signal.aborted) return;
    if (outcome.ok) {
      const { name, size } = outcome.data;
      patch(key, { name, size, state: { kind: 'done', attachment: outcome.data } });
      return;
    }
    // A file rejected for its content stays rejected.
    if (canRetry(outcome.problem)) {
      patch(key, { state: { kind: 'failed', problem: outcome.problem.detail } });
      showProblem(outcome.problem);
    } else {
      remove(key);
      sayRefused(file.name, outcome.problem);
    }
  }

  /** Refused files don't count toward the limit. */
  function add(chosen: readonly File[]) {
    const files = chosen.filter((file) => {
      const refusal = refusalOf(file);
      if (refusal) sayRefused(file.name, refusal);
      return refusal === null;
    });
    const room = Math.max(0, ATTACHMENT_LIMITS.perMessage - newest.current.length);
    if (files.length > room) {
      showProblem(attachmentErrors.TOO_MANY_ATTACHMENTS);
    }
    const added = files.slice(0, room).map((file) => ({ key: newId(), file }));
    replace([
      ...newest.current,
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
    for (const { key, file } of added) start(key, file);
  }

  function remove(key: string) {
    running.current.get(key)?.abort();
    replace(newest.current.filter((upload) => upload.key !== key));
  }

  return {
    uploads,
    add,
    remove,
    retry(key: string) {
      const file = newest.current.find((one) => one.key === key)?.file;
      if (file) start(key, file);
    },
    /** Inserts stored files before the new ones, as many as fit. */
    restore(attachments: readonly Attachment[]) {
      replace([...attachments.map(stored), ...newest.current].slice(0, ATTACHMENT_LIMITS.perMessage));
    },
    /** Removes all files. */
    clear() {
      for (const { key } of newest.current) remove(key);
    },
    /** Resolves to all uploads once all have finished. */
    async finished(): Promise<readonly AttachmentUpload[]> {
      while (sending.current.size > 0) await Promise.all(sending.current);
      return newest.current;
    },
  };
}
