import type { components } from '../../../../../platform/web/api/api.generated.ts';
import { api, type Outcome, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { type ApiProblem, OFFLINE, uploadProblem } from '../../../../../platform/web/api/api-problem.ts';
import { answerTimeout, uploadTimeout } from '../../../../../platform/web/connection/request-timeouts.ts';
import { canRetry } from '../../../../../shared/can-retry.ts';
import { CREATED } from '../../../../../shared/http-status.ts';
import { WRITTEN_BY } from '../../../../../shared/written-by.ts';
import type { DraftPhoto } from './sell-draft.ts';

/** The lock under which one tab, or the service worker, posts what waits. */
export const QUEUE_LOCK = 'queued-drafts';

/** A listing that waits for a connection, as the API takes it. Pages and the service worker post it. */
export interface QueuedListing {
  body: Omit<components['schemas']['NewListing'], 'photos'>;
  photos: readonly DraftPhoto[];
  /** Why it still waits although there was a connection, once its person was told. */
  problem?: string;
}

/** A photo that the site refused. The listing is posted without it. */
interface RefusedPhoto {
  name: string;
  problem: ApiProblem;
}

interface Posted {
  outcome: Outcome<{ id: string }>;
  refused: readonly RefusedPhoto[];
}

/**
 * Uploads the photos of a listing and posts it, unless one can't be read. Posting it again returns the same listing.
 * @param person Id of the account or guest that wrote it. The site refuses it from anyone else.
 * @param files The photos that are not uploaded yet, by key.
 */
export async function postQueued(
  person: string,
  { body, photos }: QueuedListing,
  files: ReadonlyMap<string, File>,
): Promise<Posted> {
  const missing = photos.flatMap(({ key, id }, index) => (id === null && !files.has(key) ? index + 1 : []));
  if (missing.length > 0) return { outcome: { ok: false, problem: missingProblem(missing) }, refused: [] };
  const uploaded: { id: string; alt: string }[] = [];
  const refused: RefusedPhoto[] = [];
  for (const { key, id, alt } of photos) {
    const file = files.get(key);
    if (id !== null) uploaded.push({ id, alt });
    else if (file) {
      const outcome = await upload(person, file);
      if (outcome.ok) uploaded.push({ id: outcome.data.id, alt });
      else if (!canRetry(outcome.problem)) refused.push({ name: file.name, problem: outcome.problem });
      else return { outcome, refused };
    }
  }
  const outcome = await outcomeOf(
    api.POST('/api/listings', {
      body: { ...body, photos: uploaded },
      headers: { [WRITTEN_BY]: person },
      signal: answerTimeout(),
    }),
  );
  return { outcome, refused };
}

/** By fetch, because a service worker has nothing that reports progress. */
async function upload(person: string, file: File): Promise<Outcome<{ id: string }>> {
  try {
    const response = await fetch('/api/photos', {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream', [WRITTEN_BY]: person },
      body: file,
      signal: uploadTimeout(),
    });
    // The page of a proxy is no JSON.
    const answer: unknown = await response.json().catch(() => null);
    if (response.status === CREATED && answer !== null) return { ok: true, data: answer as { id: string } };
    return { ok: false, problem: uploadProblem(response.status, answer) };
  } catch {
    return { ok: false, problem: OFFLINE };
  }
}

/** Storage was full or was cleared. Status 0: the listing waits, because reading may succeed later. */
function missingProblem(numbers: readonly number[]): ApiProblem {
  const isOne = numbers.length === 1;
  const names = `${isOne ? 'Photo' : 'Photos'} ${new Intl.ListFormat('en').format(numbers.map(String))}`;
  const detail = `${names} can't be read on this device. Open the draft to add ${isOne ? 'it' : 'them'} again.`;
  return { status: 0, code: 'PHOTOS_MISSING', title: 'Listing not posted yet', detail };
}

/** Such as 'b.jpg: Choose a JPEG, PNG, WebP, AVIF or HEIC picture.' */
export const refusalText = (refused: readonly RefusedPhoto[]): string =>
  refused.map(({ name, problem }) => `${name}: ${problem.detail}`).join(' ');
