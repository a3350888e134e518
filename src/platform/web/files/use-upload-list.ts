import { useEffect, useRef, useState } from 'react';
import { canRetry } from '../../../shared/can-retry.ts';
import type { Outcome } from '../api/api.ts';
import type { ApiProblem } from '../api/api-problem.ts';
import { showProblem, toast } from '../ui/toast.ts';

/** The state of a file that is not stored yet. */
export type PendingUpload =
  | { kind: 'uploading'; progress: number }
  /** Failed for a temporary reason. Rejected files are removed instead. */
  | { kind: 'failed'; problem: string };

interface ListedUpload {
  key: string;
  /** Null if it is already stored. */
  file: File | null;
  state: PendingUpload | { kind: 'done' };
}

/** Holds the files of a form while they upload. Leaving the form aborts uploads. */
export function useUploadList<U extends ListedUpload>(initial: () => readonly U[]) {
  const [uploads, setUploads] = useState(initial);
  // The latest state, for async work such as an upload that ends or a form that waits for all of them.
  const newest = useRef(uploads);
  const awaited = useRef(new Set<Promise<void>>());
  const running = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const { current: aborts } = running;
    return () => {
      for (const abort of aborts.values()) abort.abort();
    };
  }, []);

  function replace(next: readonly U[]) {
    newest.current = next;
    setUploads(next);
  }

  const update = (key: string, change: (upload: U) => U) =>
    replace(newest.current.map((upload) => (upload.key === key ? change(upload) : upload)));
  const setState = (key: string, state: PendingUpload) => update(key, (upload) => ({ ...upload, state }));

  function remove(key: string) {
    running.current.get(key)?.abort();
    replace(newest.current.filter((upload) => upload.key !== key));
  }

  return {
    uploads,
    /** Returns the uploads as they are when this is called. */
    now: () => newest.current,
    find: (key: string) => newest.current.find((upload) => upload.key === key),
    replace,
    patch: (key: string, change: Partial<U>) => update(key, (upload) => ({ ...upload, ...change })),
    remove,
    /** Removes all files. */
    clear() {
      for (const { key } of newest.current) remove(key);
    },
    /** Makes a form wait for this work before it is submitted. */
    waitFor(work: Promise<void>) {
      const tracked = work.finally(() => awaited.current.delete(tracked));
      awaited.current.add(tracked);
    },
    /** Resolves to all uploads once no work is left to wait for. */
    async finished(): Promise<readonly U[]> {
      while (awaited.current.size > 0) await Promise.all(awaited.current);
      return newest.current;
    },
    /**
     * Uploads the file of an entry. After a temporary failure the entry can be retried; a rejected file is removed.
     * @param isQuiet The page itself shows what can be retried.
     * @returns what was stored; null if nothing was.
     */
    async upload<T>(
      key: string,
      file: File,
      send: (onProgress: (share: number) => void, signal: AbortSignal) => Promise<Outcome<T>>,
      isQuiet = false,
    ): Promise<T | null> {
      const abort = new AbortController();
      running.current.set(key, abort);
      setState(key, { kind: 'uploading', progress: 0 });
      const outcome = await send((progress) => setState(key, { kind: 'uploading', progress }), abort.signal);
      running.current.delete(key);
      if (abort.signal.aborted) return null;
      if (outcome.ok) return outcome.data;
      const { problem } = outcome;
      // A file rejected for its content stays rejected.
      if (canRetry(problem)) {
        setState(key, { kind: 'failed', problem: problem.detail });
        if (!isQuiet) showProblem(problem);
      } else {
        remove(key);
        showRejected(file, problem);
      }
      return null;
    },
  };
}

/** Shows which file can't be used, and why. */
export function showRejected({ name }: File, { title, detail }: Pick<ApiProblem, 'title' | 'detail'>): void {
  toast({ tone: 'error', title, text: name === '' ? detail : `${name}: ${detail}` });
}
