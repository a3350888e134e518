import type { components } from '../../../../platform/web/api/api.generated.ts';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import type { ApiProblem } from '../../../../platform/web/api/api-problem.ts';
import { retryAsGuest } from '../../../people/guests/web/guests.ts';
import { draftErrors } from '../../listing-drafts/contract/errors.ts';

/** Asks the server to write a listing from a photo or from words. */
export const generateDraft = (body: components['schemas']['GenerateListing'], signal: AbortSignal) =>
  retryAsGuest(() => outcomeOf(api.POST('/api/functions/generate-listing', { body, signal })));

const FINAL_ANSWERS: readonly string[] = [draftErrors.NO_VISION.code, draftErrors.NOTHING_IN_PHOTO.code];

/** Whether sending the photo again may succeed. */
export const canReadAgain = ({ code }: ApiProblem): boolean => !FINAL_ANSWERS.includes(code);
