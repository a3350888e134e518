import { useEffect, useState } from 'react';
import type { ApiProblem } from '../../../../platform/web/api/api-problem.ts';
import { useSiteSupport } from '../../../../platform/web/page/site-support.ts';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { addSaid, type ListingFormState, type Words } from '../../../items/listings/web/listings.ts';
import { type PhotoWriting, readWriting } from '../../../items/photo-reader/web/photo-reader.ts';
import type { PhotoUpload } from '../../../items/photos/web/photos.ts';
import { useViewer } from '../../../people/accounts/web/accounts.ts';
import { countGuesses } from '../../listing-drafts/web/listing-drafts.ts';
import { neededFields } from './needed.ts';
import type { SellMode } from './sell-mode.ts';
import { useVoiceAccess } from './use-voice-access.ts';
import type { Reading } from './use-writer.ts';

interface CheckOptions {
  mode: Pick<SellMode, 'post' | 'noWords' | 'notWritten' | 'chunkMs' | 'microphone'>;
  state: ListingFormState;
  /** `sees`: whether the site reads photos. `stop`: stops waiting. */
  writer: { reading: Reading; sees: boolean; stop: () => void };
  /** Writes the listing from these words. Resolves to the problem, or null. */
  write: (words: Words) => Promise<ApiProblem | null>;
  /** Reads the photo again. */
  readAgain: () => void;
  /** Whether the listing waits for a connection. */
  lost?: boolean;
  queued?: boolean;
  /** Whether the draft is stored on this device. */
  saved?: boolean;
}

/** The state of the check step, for a single listing or one item of a pile. */
export function useCheck({
  mode,
  state,
  writer,
  write,
  readAgain,
  lost = false,
  queued = false,
  saved = true,
}: CheckOptions) {
  const viewer = useViewer();
  const voice = useVoiceAccess();
  const { writing: readsWriting } = useSiteSupport();
  const [isRecording, setIsRecording] = useState(false);
  // A page about voice also notes it in its address, so this takes a value only.
  const setRecording: (isOpen: boolean) => void = setIsRecording;
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
    saved,
    failedPhotos,
    /** Whether there is an alert about photos or the connection. */
    hasAlert: lost || failedPhotos > 0 || writer.reading === 'photo-unread',
    isRecording,
    setRecording,
    asksWhatItIs,
    /** The text read on the item, while "What is it?" is shown. Null if a model has read the photo. */
    writing: usePhotoWriting(readsWriting && asksWhatItIs ? photos.uploads[0]?.state : undefined),
    needed: neededFields(form, asksWhatItIs),
    suggestions: countGuesses(content.notes.marks),
    wordsError,
    readAgain,
    typeWords(text: string, said = false) {
      setWordsError(null);
      state.setWords({ text, said });
    },
    async writeTyped(text: string): Promise<void> {
      if (text.trim() === '') {
        setWordsError(mode.noWords.text);
        toast({ tone: 'error', ...mode.noWords });
        return;
      }
      // Later lines don't change whether the words were spoken.
      const problem = await write({ text, said: words.said });
      if (problem) toast({ tone: 'error', title: mode.notWritten, text: problem.detail });
    },
    /** Appends a transcript to the words and writes the listing. Resolves to the problem, or null. */
    async writeSaid(transcript: string): Promise<ApiProblem | null> {
      const problem = await write(addSaid(words, transcript));
      if (problem === null) setRecording(false);
      return problem;
    },
    /** Applies the answer to "What is it?". */
    async nameItem(name: string): Promise<void> {
      const problem = await write({ text: name, said: words.said });
      // If the draft fails, the answer becomes the title. The rest can be filled in by hand.
      if (problem) state.change('title', name.charAt(0).toUpperCase() + name.slice(1));
    },
  };
}

export type Check = ReturnType<typeof useCheck>;

const NOTHING_READ: PhotoWriting = { lines: [], color: null, codes: [] };

/**
 * Returns the text that the site's reader finds on the item; null if the photo isn't read. A failure looks like a photo
 * without text.
 * @param upload The photo. It is read once it is uploaded.
 */
function usePhotoWriting(upload: PhotoUpload['state'] | undefined): PhotoWriting | 'reading' | null {
  const [read, setRead] = useState<{ of: string; writing: PhotoWriting } | null>(null);
  const photoId = upload?.kind === 'done' ? upload.photo.id : null;
  const isRead = read !== null && read.of === photoId;

  useEffect(() => {
    if (photoId === null || isRead) return;
    const abort = new AbortController();
    const ask = async () => {
      const outcome = await readWriting(photoId, abort.signal);
      if (!abort.signal.aborted) setRead({ of: photoId, writing: outcome.ok ? outcome.data : NOTHING_READ });
    };
    void ask();
    return () => abort.abort();
  }, [photoId, isRead]);

  if (upload === undefined || upload.kind === 'failed') return null;
  return isRead ? read.writing : 'reading';
}
