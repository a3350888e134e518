import { toast } from '../../../../../platform/web/ui/toast.ts';
import { canRetry } from '../../../../../shared/can-retry.ts';
import { recordListing } from '../../../../running/web-app/web/web-app.ts';
import { type DraftStore, draftStore } from './draft-store.ts';
import { postQueued, QUEUE_LOCK, refusalText } from './post-queued.ts';
import { queuedOf } from './queued-listing.ts';
import type { SellDraft } from './sell-draft.ts';
import { whileSending } from './unposted-listings.ts';

/** Posts what a person wanted to post without a connection. One tab does it, and says what came of each. */
export async function sendQueuedDrafts(person: string, open: (path: string) => void): Promise<void> {
  const send = async () => {
    const store = draftStore(person);
    await showPosted(store, open);
    for (const draft of store.list())
      if (draft.queued) await whileSending(draft.id, () => sendDraft(person, store, draft, open));
  };
  // Sending a draft twice posts it once, but would say so twice.
  const locks = navigator.locks as LockManager | undefined;
  await (locks?.request(QUEUE_LOCK, { ifAvailable: true }, (lock) => (lock ? send() : undefined)) ?? send());
}

/** Removes the drafts that the service worker posted, and says so. */
export async function showPosted(store: DraftStore, open: (path: string) => void): Promise<void> {
  for (const { draft, listingId } of await store.removePosted()) {
    recordListing();
    toastPosted(draft, listingId, [], open);
  }
}

function toastPosted(
  { form }: SellDraft,
  listingId: string,
  refused: Parameters<typeof refusalText>[0],
  open: (path: string) => void,
): void {
  const live = `“${form.title.trim()}” is live`;
  toast({
    tone: refused.length === 0 ? 'success' : 'info',
    title: 'Listing posted',
    text: refused.length === 0 ? `${live}.` : `${live}, without a photo. ${refusalText(refused)}`,
    action: { label: 'View', onSelect: () => open(`/listing/${listingId}`) },
  });
}

async function sendDraft(
  person: string,
  store: DraftStore,
  draft: SellDraft,
  open: (path: string) => void,
): Promise<void> {
  const { id } = draft;
  const { outcome, refused } = await postQueued(person, queuedOf(draft), await store.readPhotos());
  if (outcome.ok) {
    recordListing();
    store.save('listing', id, null);
    for (const { key } of draft.photos) store.removePhoto(key);
    return toastPosted(draft, outcome.data.id, refused, open);
  }
  const { code, title, detail, errors } = outcome.problem;
  const problem = errors?.[0]?.message ?? detail;
  const isWaiting = canRetry(outcome.problem);
  // Lost again, signed out, or the site is busy: it waits for the next page. What is missing is said once.
  if (isWaiting && (code !== 'PHOTOS_MISSING' || draft.problem === problem)) return;
  store.save('listing', id, { ...draft, queued: isWaiting ? draft.queued : null, problem });
  toast({
    tone: 'error',
    title,
    text: problem,
    action: { label: 'Open draft', onSelect: () => open('/create-listing') },
  });
}
