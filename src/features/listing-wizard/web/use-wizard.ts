import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { api, outcomeOf } from '../../../platform/web/api.ts';
import { VISITOR } from '../../../platform/web/own-store.ts';
import { toast } from '../../../platform/web/ui/toast.ts';
import { useApiAction } from '../../../platform/web/use-api-action.ts';
import { useEntitlement, useViewer } from '../../accounts/web/accounts.ts';
import type { DraftInput } from '../../listing-drafts/web/listing-drafts.ts';
import { LISTING_LIMITS } from '../../listings/contract/listing-limits.ts';
import {
  type ChosenPhotos,
  type ListingForm,
  type Refusal,
  useKeptDraft,
  useListingForm,
} from '../../listings/web/listings.ts';
import { usePremiumGate } from '../../plans/web/plans.ts';
import { GENERATION_FAILED } from '../../voice/web/voice.ts';
import { wizardDraft, WIZARD_FORM } from './wizard-form.ts';
import { CREATION_FAILED, INPUT_REQUIRED, LOGIN_REQUIRED, PHOTO_MISSING } from './wizard-texts.ts';

/** The steps in order. */
export const STEPS = ['add', 'check', 'live'] as const;
type Step = (typeof STEPS)[number];

/** What was published, for the last step. */
export interface Published {
  id: string;
  form: ListingForm;
  cover: string | null;
}

/** The state of the wizard. The step is in the address, so that Back leads to the one before. */
export function useWizard(fresh: boolean) {
  const viewer = useViewer();
  const hasVoice = useEntitlement('voice_to_listing');
  const person = viewer.account?.id ?? viewer.guest?.guestId ?? VISITOR;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const [published, setPublished] = useState<Published | null>(null);
  /** The site said that it cannot read photos. */
  const [blind, setBlind] = useState(false);
  const [wordsError, setWordsError] = useState<string | null>(null);
  const [start, setStart] = useState<DraftInput>('photo');
  const { busy: writing, run } = useApiAction();
  const premium = usePremiumGate();
  const state = useListingForm({ initial: WIZARD_FORM, photoMissing: PHOTO_MISSING, send: publish });
  const { photos } = state;
  const { words } = state.content;
  const draft = useKeptDraft({
    person,
    like: null,
    fresh,
    start: WIZARD_FORM,
    content: state.content,
    setContent: state.fill,
    photos,
  });
  const step: Step = published ? 'live' : params.get('step') === 'check' ? 'check' : 'add';

  const goOn = () => void navigate(`${pathname}?step=check`);

  /** Writes the listing, and goes on to check it. */
  function generate(type: DraftInput, given: string) {
    const input = given.slice(0, LISTING_LIMITS.description);
    return run(() => api.POST('/api/functions/generate-listing', { body: { type, input } }), {
      done(answer) {
        state.fillIn(wizardDraft(answer), type, WIZARD_FORM);
        if (type === 'voice') state.setWords({ text: input, said: true });
        goOn();
      },
      failed(problem) {
        // The photo is kept: a few words beside it, or filling in by hand, is the way on.
        if (problem.code === 'NO_VISION') setBlind(true);
        else if (!premium.answers(problem)) {
          toast({ tone: 'error', title: GENERATION_FAILED, text: problem.detail });
        }
      },
    });
  }

  async function addPhoto(files: readonly File[], then: 'read' | 'keep') {
    const [file] = files;
    if (!file) return;
    photos.clear();
    photos.add([file]);
    const [upload] = await photos.finished();
    if (then === 'read' && upload?.state.kind === 'done') await generate('photo', upload.state.photo.id);
  }

  async function publish(typed: ListingForm, chosen: ChosenPhotos): Promise<Refusal | null> {
    const body = { ...typed, photos: chosen.slice(0, 1), submissionId: draft.submissionId() };
    const outcome = await outcomeOf(api.POST('/api/listings', { body }));
    if (outcome.ok) {
      draft.clear();
      setPublished({ id: outcome.data.id, form: typed, cover: photos.uploads[0]?.preview || null });
      await navigate(pathname, { replace: true });
      return null;
    }
    const { status, detail } = outcome.problem;
    if (status === 422) return outcome.problem;
    return status >= 400 && status < 500 ? { ...CREATION_FAILED, detail } : CREATION_FAILED;
  }

  /** Opens the full form, which goes on with the same draft. */
  function continueInForm() {
    void navigate('/create-listing');
  }

  return {
    start,
    show: setStart,
    state,
    step,
    published,
    writing,
    blind,
    wordsError,
    goOn,
    generate,
    addPhoto,
    continueInForm,
    /** Whether voice becomes a listing for this person. */
    hasVoice,
    /** Null for guests and visitors. */
    seller: viewer.account,
    type(text: string) {
      state.setWords({ text, said: false });
      setWordsError(null);
    },
    generateFromWords() {
      if (words.text.trim() !== '') return void generate('text', words.text);
      setWordsError(INPUT_REQUIRED.text);
      toast({ tone: 'error', ...INPUT_REQUIRED });
    },
    submit(event: FormEvent) {
      event.preventDefault();
      if (viewer.account) return void state.submit(event);
      const action = { label: 'Continue in the form', onSelect: continueInForm };
      toast({ tone: 'error', ...LOGIN_REQUIRED, action });
    },
  };
}

export type Wizard = ReturnType<typeof useWizard>;
