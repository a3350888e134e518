import { api, type Outcome, outcomeOf } from '../../../../platform/web/api/api.ts';
import type { PhotoWriting } from '../contract/photo-writing.ts';

/**
 * Asks what is written on the item in an uploaded photo of the viewer. All of it is a suggestion: nothing fills a field
 * by itself. `READER_OFF` and `PHOTO_UNREAD` mean that the seller names the item.
 * @param signal Stops waiting, such as when the seller skips it.
 */
export const readWriting = (photoId: string, signal?: AbortSignal): Promise<Outcome<PhotoWriting>> =>
  outcomeOf(api.POST('/api/photos/{id}/writing', { params: { path: { id: photoId } }, signal }));

/** The public API of the photo reader for the pages of other features. */
export type { PhotoWriting } from '../contract/photo-writing.ts';
