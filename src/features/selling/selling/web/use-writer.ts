import { useRef, useState } from 'react';
import type { ApiProblem } from '../../../../platform/web/api-problem.ts';
import { LISTING_LIMITS } from '../../../../shared/listing-limits.ts';
import { draftErrors } from '../../listing-drafts/contract/errors.ts';
import type { ListingForm, useListingForm, Words } from '../../../items/listings/web/listings.ts';
import { planErrors } from '../../../paying/plans/contract/errors.ts';
import { canReadAgain, generateDraft } from './generate-draft.ts';
import { shrinkPhoto } from './shrink-photo.ts';
import { withStartValues } from './start-values.ts';

/** What is being read, or that a photo could not be. */
export type Reading = 'nothing' | 'photo' | 'words' | 'photo-unread';

interface WriterOptions {
  state: Pick<ReturnType<typeof useListingForm>, 'now' | 'fillIn' | 'photos'>;
  start: ListingForm;
  /** The site reads photos. */
  seesPhotos: boolean;
  /** The plan turns voice into listings. Without it, what was said is text like any other. */
  hasVoice: boolean;
}

/** Lets the listing be written from the words and the first photo, beside whatever the person does meanwhile. */
export function useWriter({ state, start, seesPhotos, hasVoice }: WriterOptions) {
  const [reading, setReading] = useState<Reading>('nothing');
  const [isBlind, setBlind] = useState(false);
  const running = useRef<AbortController | null>(null);
  // A photo that was not read or was skipped is read again only when asked, so that words do not wait for it.
  const leavesPhoto = useRef(false);
  const sees = seesPhotos && !isBlind;

  /** The first photo for the model: its id once it is uploaded, until then the picture itself. */
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
   * Writes the listing. Resolves to why that failed; null also when a newer try took its place.
   * @param chosen A photo that was just chosen.
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
    // The plan ended while they spoke: what was said is text like any other.
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

  /** Leaves the photo unread, unless it was read or could not be. */
  function stop(): void {
    if (running.current === null) return;
    running.current.abort();
    running.current = null;
    leavesPhoto.current = true;
    setReading('nothing');
  }

  return {
    reading,
    /** The site reads photos, as far as this page knows. */
    sees,
    write,
    readAgain(words: Words): void {
      leavesPhoto.current = false;
      void write(words);
    },
    /** Stops waiting. */
    stop,
  };
}
