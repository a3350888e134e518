import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { ApiProblem } from '../../../../platform/web/api/api-problem.ts';
import { useConnectionState } from '../../../../platform/web/connection/use-connection.ts';
import type { Refusal } from '../../../../platform/web/form/submission.ts';
import { useSiteSupport } from '../../../../platform/web/page/site-support.ts';
import { VISITOR } from '../../../../platform/web/stored/own-store.ts';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { vibrate } from '../../../../platform/web/vibration.ts';
import { CONFLICT, isRefusal, UNAUTHORIZED, UNPROCESSABLE } from '../../../../shared/http-status.ts';
import {
  type ChosenPhotos,
  type ListingForm,
  postedInto,
  postListing,
  useListingForm,
  usePostingPlaces,
  useSavedDraft,
  type Words,
} from '../../../items/listings/web/listings.ts';
import { takeHandedPhotos } from '../../../items/photos/web/photos.ts';
import { useEntitlement, useViewer } from '../../../people/accounts/web/accounts.ts';
import { NEW_GUEST_STATE, retryAsGuest } from '../../../people/guests/web/guests.ts';
import { recordListing } from '../../../running/web-app/web/web-app.ts';
import { takeHandedWords } from './handed-words.ts';
import type { SellMode } from './sell-mode.ts';
import { withoutFresh } from './start-fresh.ts';
import { useCheck } from './use-check.ts';
import { usePhotosTogether } from './use-photos-together.ts';
import { useVoiceInAddress } from './use-voice-in-address.ts';
import { useWriter } from './use-writer.ts';

export interface SellOptions {
  mode: SellMode;
  /** The seller's listing to copy. */
  like: { id: string; form: ListingForm } | null;
  /** Whether to start a new draft even if there is one. */
  fresh: boolean;
  /** Whether the page is about voice: the first step opens the recorder. */
  startsByVoice?: boolean;
}

/** The state of the selling screen: one draft, however it is filled in. */
export function useSell({ mode, like, fresh, startsByVoice = false }: SellOptions) {
  const viewer = useViewer();
  const person = viewer.account?.id ?? viewer.guest?.guestId ?? VISITOR;
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search } = location;
  const isNewGuest = useRef(false);
  const [params] = useSearchParams();
  const places = usePostingPlaces();
  const { vision } = useSiteSupport();
  const hasVoice = useEntitlement('voice_to_listing');
  const { lost } = useConnectionState();
  const [openedAt] = useState(() => Date.now());
  /** Whether the ways to start are shown, because the draft is blank. */
  const [isStartShown, setStartShown] = useState(like === null);
  const [sessionEnded, setSessionEnded] = useState(false);
  const start = like?.form ?? mode.start;

  const state = useListingForm({
    initial: start,
    photoMissing: null,
    send: post,
  });
  const { content, photos } = state;
  const { words } = content;
  const writer = useWriter({ state, start, seesPhotos: vision, hasVoice });
  const draft = useSavedDraft({
    person,
    like: like?.id ?? null,
    fresh,
    start,
    content,
    setContent: state.fill,
    photos,
    onOpen: (opened) => setStartShown(opened === null || hasOnlyWords(opened)),
  });

  const isFirstStep = mode.hasSteps ? params.get('step') !== 'check' : isStartShown;
  const { queued } = draft;
  const check = useCheck({
    mode,
    state,
    writer,
    write,
    readAgain: () => writer.readAgain(words),
    lost,
    queued,
    saved: draft.saved !== false,
  });

  const chooseVoice = useVoiceInAddress({ isOffered: startsByVoice && isFirstStep, check });

  function showCheck() {
    setStartShown(false);
    if (mode.hasSteps && isFirstStep) void navigate(`${pathname}?step=check`);
  }

  /** Writes the listing from these words. Resolves to the problem, or null. */
  async function write(spoken: Words) {
    state.setWords(spoken);
    const problem = await writer.write(spoken);
    if (problem === null) showCheck();
    return problem;
  }

  const { addPhotos, ...question } = usePhotosTogether({
    photos,
    maxPhotos: mode.maxPhotos,
    onOneItem(first) {
      showCheck();
      if (first && writer.sees) void writer.write(words, first);
    },
  });

  useSharedStart({ onWords: (text) => state.setWords({ text, said: false }), onPhotos: addPhotos });

  async function post(typed: ListingForm, chosen: ChosenPhotos): Promise<Refusal | null> {
    const { ids } = postedInto(places.chosen);
    // Retrying after a lost response must not post a second listing.
    const body = { ...typed, photos: chosen, submissionId: draft.submissionId(), ...ids };
    const outcome = await retryAsGuest(() => postListing(body));
    if (outcome.ok) {
      vibrate();
      recordListing();
      draft.clear();
      const seconds = Math.round((Date.now() - openedAt) / 1000);
      // Shows a new guest how to come back.
      const next = isNewGuest.current ? NEW_GUEST_STATE : withoutFresh(location.state);
      const to = `${pathname}?${postedQuery(search, outcome.data.id)}`;
      await navigate(to, { replace: true, state: { ...next, seconds } });
      return null;
    }
    if (outcome.problem.status === UNAUTHORIZED) {
      setSessionEnded(true);
      return null;
    }
    return refusalOf(outcome.problem, mode);
  }

  /** Posts the listing now, or queues it until there is a connection. */
  async function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (mode.needsAccount && !viewer.account) {
      const action = { label: 'Continue in the form', onSelect: () => void navigate('/create-listing') };
      return void toast({ tone: 'error', ...LOGIN_REQUIRED, action });
    }
    // A draft that arrives now would change what the person just confirmed.
    if (check.needed.length === 0) writer.stop();
    if (!lost) return state.submit();
    if (state.check()) draft.queue(postedInto(places.chosen).ids);
  }

  const sendQueued = useEffectEvent(async () => {
    if (state.busy || !(await draft.hasAllPhotos())) return;
    await submit();
  });
  useEffect(() => {
    if (queued && !lost) void sendQueued();
  }, [queued, lost]);

  return {
    ...check,
    setRecording: chooseVoice,
    mode,
    state: {
      ...state,
      photos: {
        ...photos,
        field: {
          ...photos.field,
          limit: mode.maxPhotos,
          onAdd: addPhotos,
        },
      },
    },
    draft,
    places,
    person,
    isFirstStep,
    sessionEnded,
    closeSessionEnded: () => setSessionEnded(false),
    noteNewGuest: () => (isNewGuest.current = true),
    goOn: showCheck,
    addPhotos,
    ...question,
    submit,
    startNew: draft.beginNew,
  };
}

export type Sell = ReturnType<typeof useSell>;

interface SharedStartOptions {
  onWords: (text: string) => void;
  onPhotos: (files: readonly File[]) => void;
}

/** Begins with what another app shared. */
function useSharedStart({ onWords, onPhotos }: SharedStartOptions): void {
  const begin = useEffectEvent(() => {
    const text = takeHandedWords();
    const files = takeHandedPhotos();
    if (text !== '') onWords(text);
    if (files.length > 0) onPhotos(files);
  });
  useEffect(() => queueMicrotask(() => begin()), []);
}

/** Returns the query of the page about a posted listing. */
function postedQuery(search: string, id: string): string {
  const to = new URLSearchParams(search);
  to.delete('step');
  to.delete('like');
  to.set('posted', id);
  return to.toString();
}

/** Returns what people read when a listing was not posted. */
function refusalOf(problem: ApiProblem, { hasSteps, notPosted }: SellMode): Refusal {
  if (!isRefusal(problem)) return notPosted;
  if (problem.status === UNPROCESSABLE || problem.status === CONFLICT || !hasSteps) return problem;
  return { ...notPosted, detail: problem.detail };
}

const LOGIN_REQUIRED = { title: 'Login Required', text: 'Please sign in to create a listing' };

/** Whether a draft has only words that no listing was written from. They stay in the text line. */
const hasOnlyWords = ({ form, photos }: { form: ListingForm; photos: readonly unknown[] }): boolean =>
  photos.length === 0 && form.title === '' && form.description === '' && form.price === '';
