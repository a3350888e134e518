import { useState } from 'react';
import type { ApiProblem } from '../../../../platform/web/api-problem.ts';
import { useSiteSupport } from '../../../../platform/web/site-support.ts';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { useViewer } from '../../../people/accounts/web/accounts.ts';
import { countGuesses } from '../../listing-drafts/web/listing-drafts.ts';
import { addSaid, type ListingFormState, type Words } from '../../../items/listings/web/listings.ts';
import { neededFields } from './needed.ts';
import type { SellMode } from './sell-mode.ts';
import { usePhotoWriting } from './use-photo-writing.ts';
import { useVoiceDoor } from './use-voice-door.ts';
import type { Reading } from './use-writer.ts';

interface CheckOptions {
  mode: Pick<SellMode, 'post' | 'noWords' | 'notWritten' | 'chunkMs' | 'microphone'>;
  state: ListingFormState;
  /** `sees`: the site reads photos, as far as this page knows. `stop`: stops waiting. */
  writer: { reading: Reading; sees: boolean; stop: () => void };
  /** Writes the listing from these words. Resolves to why that failed. */
  write: (words: Words) => Promise<ApiProblem | null>;
  /** Reads the photo once more. */
  readAgain: () => void;
  /** There is no connection, and the listing waits for it. */
  lost?: boolean;
  queued?: boolean;
}

/** What the check step shows of a listing and does with its words: of the only one, or of one among several. */
export function useCheck({
  mode,
  state,
  writer,
  write,
  readAgain,
  lost = false,
  queued = false,
}: CheckOptions) {
  const viewer = useViewer();
  const voice = useVoiceDoor();
  const { writing: readsWriting } = useSiteSupport();
  const [isRecording, setRecording] = useState(false);
  const [wordsError, setWordsError] = useState<string | null>(null);
  const { form, content, photos } = state;
  const { words } = content;
  const asksWhatItIs =
    photos.uploads.length > 0 &&
    form.title.trim() === '' &&
    !content.touched.includes('title') &&
    writer.reading !== 'photo' &&
    writer.reading !== 'words';
  const failedPhotos = photos.uploads.filter(({ state: upload }) => upload.kind === 'failed').length;

  return {
    mode,
    state,
    writer,
    viewer,
    voice,
    lost,
    queued,
    failedPhotos,
    /** Something went wrong with the photos or the connection, and a line says what to do. */
    hasAlert: lost || failedPhotos > 0 || writer.reading === 'photo-unread',
    isRecording,
    setRecording,
    asksWhatItIs,
    /** What was read on the item, while the person is asked what it is; only where no model has read the photo. */
    writing: usePhotoWriting(readsWriting && asksWhatItIs ? photos.uploads[0]?.state : undefined),
    needed: neededFields(form, asksWhatItIs),
    suggestions: countGuesses(content.notes.marks),
    wordsError,
    readAgain,
    typeWords(text: string) {
      setWordsError(null);
      state.setWords({ text, said: false });
    },
    async writeTyped(text: string): Promise<void> {
      if (text.trim() === '') {
        setWordsError(mode.noWords.text);
        toast({ tone: 'error', ...mode.noWords });
        return;
      }
      // The first line was kept as it was typed; what was said before stays said.
      const problem = await write({ text, said: words.said });
      if (problem) toast({ tone: 'error', title: mode.notWritten, text: problem.detail });
    },
    /** Adds what was said, and writes the listing. Resolves to why that failed. */
    async writeSaid(said: string): Promise<ApiProblem | null> {
      const problem = await write(addSaid(words, said));
      if (problem === null) setRecording(false);
      return problem;
    },
    /** The person names the item. */
    async nameItem(name: string): Promise<void> {
      const problem = await write({ text: name, said: words.said });
      // Without an answer the name is the title; the rest can be filled in by hand.
      if (problem) state.change('title', name.charAt(0).toUpperCase() + name.slice(1));
    },
  };
}

export type Check = ReturnType<typeof useCheck>;
