/** What listings do in the service worker. */
import type { SendResult, WorkerNotice } from '../../../../platform/web/connection/worker-notice.ts';
import type { OwnFiles } from '../../../../platform/web/stored/own-files.ts';
import { canRetry } from '../../../../shared/can-retry.ts';
import { photoName, postedName, queuedName } from './drafts/draft-names.ts';
import { postQueued, QUEUE_LOCK, type QueuedListing, refusalText } from './drafts/post-queued.ts';

/**
 * Posts the listings that wait. Does nothing while a tab does. Their drafts are in storage that a worker can't read; the
 * next page removes what it finds posted, or hears why it was refused.
 * @param person Id of the account or guest that is signed in now.
 * @returns whether all went out, and what to tell.
 */
export async function postQueuedListings(files: OwnFiles, person: string): Promise<SendResult> {
  const notices: WorkerNotice[] = [];
  let isDone = true;
  await navigator.locks.request(QUEUE_LOCK, { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    for (const [name, value] of await files.read(queuedName(person, ''))) {
      const posted = await post(files, person, name, value as QueuedListing);
      if (posted === null) isDone = false;
      else notices.push(...posted);
    }
  });
  return { isDone, notices };
}

/** Returns what to tell; null if it is tried again. */
async function post(
  files: OwnFiles,
  person: string,
  name: string,
  queued: QueuedListing,
): Promise<WorkerNotice[] | null> {
  const { body, photos } = queued;
  const stored = await files.read(photoName(person, ''));
  const start = photoName(person, '').length;
  const photoFiles = stored.flatMap(([storedName, file]) =>
    file instanceof File ? [[storedName.slice(start), file] as const] : [],
  );
  const { outcome, refused } = await postQueued(person, queued, new Map(photoFiles));
  if (!outcome.ok) {
    const { code, title, detail, errors } = outcome.problem;
    const problem = errors?.[0]?.message ?? detail;
    const isMissing = code === 'PHOTOS_MISSING';
    if (!isMissing && canRetry(outcome.problem)) return null;
    if (isMissing && queued.problem === problem) return [];
    // Without its photo it waits for its person, who is told once.
    await (isMissing ? files.save(name, { ...queued, problem }) : files.remove(name));
    return [{ title, message: `“${body.title}”: ${problem}`, link: '/create-listing' }];
  }
  await files.remove(name);
  await files.save(postedName(person, name.slice(queuedName(person, '').length)), outcome.data.id);
  for (const { key } of photos) await files.remove(photoName(person, key));
  const message =
    refused.length === 0 ? body.title : `${body.title}. Without a photo: ${refusalText(refused)}`;
  return [{ title: 'Listing posted', message, link: `/listing/${outcome.data.id}` }];
}
