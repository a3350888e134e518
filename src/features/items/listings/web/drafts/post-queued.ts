import { type ApiProblem, isApiProblem, OFFLINE } from '../../../../../platform/web/api-problem.ts';
import { api, type Outcome, outcomeOf } from '../../../../../platform/web/api.ts';
import type { components } from '../../../../../platform/web/api.generated.ts';
import { canRetry } from '../../../../../shared/can-retry.ts';
import { CREATED } from '../../../../../shared/http-status.ts';
import type { DraftPhoto } from './sell-draft.ts';

/** The lock under which one tab, or the service worker, posts what waits. */
export const QUEUE_LOCK = 'queued-drafts';

/** A listing that waits for a connection, as the API takes it. Pages and the service worker post it. */
export interface QueuedListing {
  body: Omit<components['schemas']['NewListing'], 'photos'>;
  photos: readonly DraftPhoto[];
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
 * Uploads the photos of a listing and posts it. Posting it again returns the same listing.
 * @param files The photos that are not uploaded yet, by key.
 */
export async function postQueued(
  { body, photos }: QueuedListing,
  files: ReadonlyMap<string, File>,
): Promise<Posted> {
  const uploaded: { id: string; alt: string }[] = [];
  const refused: RefusedPhoto[] = [];
  for (const { key, id, alt } of photos) {
    const file = files.get(key);
    if (id !== null) uploaded.push({ id, alt });
    else if (file) {
      const outcome = await upload(file);
      if (outcome.ok) uploaded.push({ id: outcome.data.id, alt });
      else if (!canRetry(outcome.problem)) refused.push({ name: file.name, problem: outcome.problem });
      else return { outcome, refused };
    }
  }
  const outcome = await outcomeOf(api.POST('/api/listings', { body: { ...body, photos: uploaded } }));
  return { outcome, refused };
}

/** By fetch, because a service worker has nothing that reports progress. */
async function upload(file: File): Promise<Outcome<{ id: string }>> {
  try {
    const response = await fetch('/api/photos', {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: file,
    });
    const answer: unknown = await response.json();
    if (response.status === CREATED) return { ok: true, data: answer as { id: string } };
    return { ok: false, problem: isApiProblem(answer) ? answer : { ...OFFLINE, status: 503 } };
  } catch {
    return { ok: false, problem: OFFLINE };
  }
}

/** Such as 'b.jpg: Choose a JPEG, PNG, WebP, AVIF or HEIC picture.' */
export const refusalText = (refused: readonly RefusedPhoto[]): string =>
  refused.map(({ name, problem }) => `${name}: ${problem.detail}`).join(' ');
