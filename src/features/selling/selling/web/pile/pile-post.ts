import { api, outcomeOf } from '../../../../../platform/web/api.ts';
import { isRefusal } from '../../../../../platform/web/api-problem.ts';
import { retryAsGuest } from '../../../../people/guests/web/guests.ts';
import type { ChosenPhotos, ListingForm, Refusal } from '../../../../items/listings/web/listings.ts';
import { FORM_MODE } from '../sell-mode.ts';
import type { PileItem } from './pile.ts';

/** Posts one item. Without a connection the item stays as it is. */
export async function postPileItem(
  { submissionId }: PileItem,
  form: ListingForm,
  photos: ChosenPhotos,
): Promise<{ ok: true; id: string } | { ok: false; refusal: Refusal }> {
  const body = { ...form, photos, submissionId };
  const outcome = await retryAsGuest(() => outcomeOf(api.POST('/api/listings', { body })));
  if (outcome.ok) return { ok: true, id: outcome.data.id };
  const { problem } = outcome;
  const isRefused = problem.status === 0 || isRefusal(problem);
  return { ok: false, refusal: isRefused ? problem : FORM_MODE.notPosted };
}
