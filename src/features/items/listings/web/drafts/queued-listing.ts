import { describe } from '../../../../selling/listing-drafts/web/listing-drafts.ts';
import type { QueuedListing } from './post-queued.ts';
import type { SellDraft } from './sell-draft.ts';

/** Returns the listing that a draft posts. */
export function queuedOf({ id, form, notes, photos, queued, problem }: SellDraft): QueuedListing {
  const description = describe(form.description, notes.questions, notes.answers);
  return { body: { ...form, description, submissionId: id, ...queued }, photos, problem };
}
