import { api, outcomeOf } from '../../../../platform/web/api.ts';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { describe } from '../../../listing-drafts/web/listing-drafts.ts';
import type { PhotoUpload } from '../../../photos/web/photos.ts';
import type { PileFields, PileItem } from './pile.ts';

const NOT_POSTED = {
  title: 'Error posting listing',
  detail: 'Failed to post listing. Please try again.',
};

/**
 * Posts one draft, once its photos are uploaded, and says why if it fails.
 * @returns The id of the listing, null if there is none, and its photos.
 */
export async function postPileItem(
  { photos, submissionId }: PileItem,
  fields: PileFields,
  finished: () => Promise<readonly PhotoUpload[]>,
): Promise<{ posted: string | null; uploads: PhotoUpload[] }> {
  const uploads = (await finished()).filter(({ key }) => photos.includes(key));
  const refused = (title: string, text: string) => {
    toast({ tone: 'error', title, text });
    return { posted: null, uploads };
  };
  if (uploads.some(({ state }) => state.kind !== 'done')) {
    return refused(NOT_POSTED.title, "A photo didn't upload. Retry or remove it, then post.");
  }
  const { title, description, price, category, condition, tags, questions, answers } = fields;
  const body = {
    title,
    description: describe(description, questions, answers),
    price,
    category,
    condition,
    tags: [...tags],
    area: '',
    position: null,
    pickupHours: null,
    photos: photos.flatMap((key) => {
      const state = uploads.find((upload) => upload.key === key)?.state;
      return state?.kind === 'done' ? [{ id: state.photo.id, alt: state.photo.alt }] : [];
    }),
    aiGenerated: true,
    submissionId,
  };
  const outcome = await outcomeOf(api.POST('/api/listings', { body }));
  if (outcome.ok) return { posted: outcome.data.id, uploads };
  const { status, title: heading, detail, errors } = outcome.problem;
  // Without a connection nothing was refused, and the draft stays.
  if (status === 0) return refused(heading, detail);
  if (status < 400 || status >= 500) return refused(NOT_POSTED.title, NOT_POSTED.detail);
  return refused(heading, errors?.[0]?.message ?? detail);
}
