import { useRef, useState } from 'react';
import type { ApiProblem } from '../../../../platform/web/api/api-problem.ts';
import { LISTING_LIMITS } from '../../../../shared/listing-limits.ts';
import type { ListingForm, useListingForm, Words } from '../../../items/listings/web/listings.ts';
import { planErrors } from '../../../paying/plans/contract/errors.ts';
import { draftErrors } from '../../listing-drafts/contract/errors.ts';
import { canReadAgain, generateDraft } from './generate-draft.ts';
import { withStartValues } from './start-values.ts';

/** What is being read, or that a photo couldn't be read. */
export type Reading = 'nothing' | 'photo' | 'words' | 'photo-unread';

interface WriterOptions {
  state: Pick<ReturnType<typeof useListingForm>, 'now' | 'fillIn' | 'photos'>;
  start: ListingForm;
  /** Whether the site reads photos. */
  seesPhotos: boolean;
  /** Whether the plan includes voice to listing. Without it, speech is sent as text. */
  hasVoice: boolean;
}

/** Writes the listing from the words and the first photo, while the person continues. */
export function useWriter({ state, start, seesPhotos, hasVoice }: WriterOptions) {
  const [reading, setReading] = useState<Reading>('nothing');
  const [isBlind, setBlind] = useState(false);
  const running = useRef<AbortController | null>(null);
  // A photo that failed or was skipped is read again only on request, so that words don't wait for it.
  const leavesPhoto = useRef(false);
  const sees = seesPhotos && !isBlind;

  /** Returns the first photo for the model: its id if it is uploaded, otherwise the image itself. */
  async function pictureOf(chosen: File | undefined): Promise<string | null> {
    const file = chosen ?? state.photos.uploads[0]?.file ?? null;
    const first = state.photos.uploads[0]?.state;
    if (first?.kind === 'done') return first.photo.id;
    const small = file && (await shrinkPhoto(file));
    if (small) return small;
    const [uploaded] = await state.photos.finished();
    return uploaded?.state.kind === 'done' ? uploaded.state.photo.id : null;
  }

  /**
   * Writes the listing. Resolves to the problem; null if it succeeded or a newer attempt replaced it.
   * @param chosen A photo chosen just now.
   */
  async function write(words: Words, chosen?: File): Promise<ApiProblem | null> {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    const text = words.text.trim().slice(0, LISTING_LIMITS.description);
    if (chosen) leavesPhoto.current = false;
    const hasPhoto = chosen !== undefined || state.photos.uploads.length > 0;
    const readsPhoto = sees && hasPhoto && !leavesPhoto.current;
    const rest: Reading = !readsPhoto && reading === 'photo-unread' ? 'photo-unread' : 'nothing';
    setReading(readsPhoto ? 'photo' : 'words');
    const picture = readsPhoto ? await pictureOf(chosen) : null;
    if (abort.signal.aborted) return null;
    const body =
      picture === null
        ? ({ type: words.said && hasVoice ? 'voice' : 'text', input: text } as const)
        : ({ type: 'photo', input: picture, ...(text !== '' && { words: text }) } as const);
    let outcome = await generateDraft(body, abort.signal);
    // The plan ended during the recording: send the transcript as text.
    if (!outcome.ok && outcome.problem.code === planErrors.PREMIUM_FEATURE.code)
      outcome = await generateDraft({ type: 'text', input: text }, abort.signal);
    if (abort.signal.aborted) return null;
    running.current = null;
    if (outcome.ok) {
      leavesPhoto.current ||= outcome.data.photo === 'unread';
      setReading(outcome.data.photo === 'unread' ? 'photo-unread' : rest);
      state.fillIn(withStartValues(outcome.data, start), words.said ? 'voice' : 'text', start);
      return null;
    }
    const { problem } = outcome;
    if (problem.code === draftErrors.NO_VISION.code) setBlind(true);
    const isUnread = picture !== null && canReadAgain(problem);
    leavesPhoto.current ||= isUnread;
    setReading(isUnread ? 'photo-unread' : rest);
    return problem;
  }

  /** Stops waiting and skips the photo. */
  function stop(): void {
    if (running.current === null) return;
    running.current.abort();
    running.current = null;
    leavesPhoto.current = true;
    setReading('nothing');
  }

  return {
    reading,
    /** Whether the site reads photos, as far as this page knows. */
    sees,
    write,
    readAgain(words: Words): void {
      leavesPhoto.current = false;
      void write(words);
    },
    stop,
  };
}

/** Models don't recognize more in larger images. */
const LONG_SIDE = 1024;
const QUALITY = 0.85;

/**
 * Returns a photo as a small data URL, so that it can be read before its upload ends. Null if this browser can't decode
 * it, such as HEIC in most.
 */
async function shrinkPhoto(file: File): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, LONG_SIDE / Math.max(picture.width, picture.height));
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(picture.width * scale)),
      Math.max(1, Math.round(picture.height * scale)),
    );
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
    return await dataUrlOf(blob);
  } catch {
    return null;
  }
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('not readable'));
    reader.readAsDataURL(blob);
  });
}
