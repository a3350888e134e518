import { isRefusal } from '../../../../../platform/web/api-problem.ts';
import { api, outcomeOf } from '../../../../../platform/web/api.ts';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { uploadFile } from '../../../../../platform/web/upload-file.ts';
import { describe } from '../../../../selling/listing-drafts/web/listing-drafts.ts';
import type { Photo } from '../../../photos/contract/photo.ts';
import { type DraftStore, draftStore } from './draft-store.ts';
import type { SellDraft } from './sell-draft.ts';

/** Posts what a person wanted to post without a connection. One tab does it, and says what came of each. */
export async function sendQueuedDrafts(person: string, open: (path: string) => void): Promise<void> {
  const send = async () => {
    const store = draftStore(person);
    for (const draft of store.list()) if (draft.queued) await sendDraft(store, draft, open);
  };
  // Sending a draft twice posts it once, but would say so twice.
  const locks = navigator.locks as LockManager | undefined;
  await (locks?.request('queued-drafts', { ifAvailable: true }, (lock) => (lock ? send() : undefined)) ??
    send());
}

async function sendDraft(store: DraftStore, draft: SellDraft, open: (path: string) => void): Promise<void> {
  const { id, form, notes, queued } = draft;
  const photos = await uploadPhotos(store, draft);
  if (photos === null) return;
  const description = describe(form.description, notes.questions, notes.answers);
  const body = { ...form, description, photos, submissionId: id, ...queued };
  const outcome = await outcomeOf(api.POST('/api/listings', { body }));
  if (outcome.ok) {
    store.save('listing', id, null);
    for (const { key } of draft.photos) store.removePhoto(key);
    const path = `/listing/${outcome.data.id}`;
    toast({
      tone: 'success',
      title: 'Listing posted',
      text: `“${form.title.trim()}” is live.`,
      action: { label: 'View', onSelect: () => open(path) },
    });
    return;
  }
  const { title, detail, errors } = outcome.problem;
  // Lost again, or the site is busy: it waits for the next page.
  if (!isRefusal(outcome.problem)) return;
  store.save('listing', id, { ...draft, queued: null });
  toast({
    tone: 'error',
    title,
    text: errors?.[0]?.message ?? detail,
    action: { label: 'Open draft', onSelect: () => open('/create-listing') },
  });
}

/** Uploads what is not uploaded yet; null when that has to wait. Photos that are refused are left out. */
async function uploadPhotos(store: DraftStore, { photos }: SellDraft) {
  const files = await store.readPhotos();
  const uploaded: { id: string; alt: string }[] = [];
  for (const { key, id, alt } of photos) {
    const file = files.get(key);
    if (id !== null) uploaded.push({ id, alt });
    else if (file) {
      const outcome = await uploadFile<Photo>('/api/photos', file, () => {}, new AbortController().signal);
      if (outcome.ok) uploaded.push({ id: outcome.data.id, alt });
      else if (!isRefusal(outcome.problem)) return null;
    }
  }
  return uploaded;
}
