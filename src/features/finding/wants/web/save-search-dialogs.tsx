import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api, type Outcome, outcomeOf } from '../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../platform/web/api/use-api-action.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Dialog } from '../../../../platform/web/ui/dialog.tsx';
import { showProblem, toast } from '../../../../platform/web/ui/toast.ts';
import { signInAddress, signUpAddress, useAuth } from '../../../people/accounts/web/accounts.ts';
import type { SaveSearchProps } from '../../search/web/search.ts';
import type { Frequency, NewWant, Want } from '../contract/want.ts';
import { removePendingWantLike, savePendingWant } from './pending-want.ts';
import { nameOfSearch, wantOfSearch } from './want-of-search.ts';
import { isSameWant, wantPlaceOf } from './want-query.ts';
import { FREQUENCY_CHOICES, wholeWantText } from './want-texts.ts';

type SaveSearchDialogsProps = SavedSearchProps & { open: boolean };

/** Saves a search when it opens. Then confirms it, or asks for an account first. */
export default function SaveSearchDialogs({ open, ...rest }: SaveSearchDialogsProps) {
  const { saved, pending, save, choose, close, takeAlong } = useSaveSearch(rest);
  const begin = useEffectEvent(() => void save());
  useEffect(() => {
    if (open) begin();
  }, [open]);
  return (
    <>
      <Dialog
        bottom
        open={saved !== null}
        onClose={close}
        title="Saved"
        description={saved && <bdi>{`${wholeWantText(saved)} You'll hear about each match once.`}</bdi>}
      >
        {saved && <FrequencyTabs value={saved.frequency} onChange={(frequency) => void choose(frequency)} />}
        <div className="dialog-actions">
          <ButtonLink variant="quiet" to="/match-me/wants">
            Your saved searches
          </ButtonLink>
          <Button onClick={close}>Done</Button>
        </div>
      </Dialog>
      <Dialog
        bottom
        open={pending !== null}
        onClose={close}
        title="Save it with a free account"
        description="Your search is kept, and you'll return here."
      >
        <div className="dialog-actions">
          <Button variant="line" onClick={() => takeAlong('log-in')}>
            Log in
          </Button>
          <Button onClick={() => takeAlong('sign-up')}>Sign up</Button>
        </div>
      </Dialog>
    </>
  );
}

interface FrequencyTabsProps {
  value: Frequency;
  onChange: (frequency: Frequency) => void;
}

/** Tabs that choose only the frequency. */
function FrequencyTabs({ value, onChange }: FrequencyTabsProps) {
  const name = useId();
  return (
    <fieldset className="tabs">
      <legend className="sr-only">How often</legend>
      {FREQUENCY_CHOICES.map((choice) => (
        <label
          key={choice.value}
          className="tab relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            className="absolute inset-0 cursor-pointer opacity-0"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}

interface SavedSearchProps extends Pick<SaveSearchProps, 'filters' | 'place'> {
  /** Called when the search is saved, or needs an account first. */
  onAnswer: () => void;
  /** Called when the search could not be saved, or the dialog was closed. */
  onClose: () => void;
}

/**
 * Saves the search shown in browse. For people without an account, saves it in the browser and opens the sign-up page.
 */
function useSaveSearch({ filters, place, onAnswer, onClose }: SavedSearchProps) {
  const { user } = useAuth();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { run } = useApiAction();
  const changing = useApiAction();
  const [saved, setSaved] = useState<Want | null>(null);
  const [pending, setPending] = useState<NewWant | null>(null);

  function show(want: Want): void {
    removePendingWantLike(want);
    setSaved(want);
    onAnswer();
  }

  async function store(want: NewWant, known: Want | undefined): Promise<void> {
    if (known) return show(known);
    await run(() => api.POST('/api/wants', { body: want }), {
      done: show,
      failed({ code, title, detail }) {
        onClose();
        const action = { label: 'Saved searches', onSelect: () => void navigate('/match-me/wants') };
        toast({ tone: 'error', title, text: detail, ...(code === 'TOO_MANY_WANTS' && { action }) });
      },
    });
  }

  return {
    saved,
    pending,
    async save() {
      const want = await searchToSave({ filters, place });
      if (!want.ok) {
        showProblem(want.problem);
        onClose();
      } else if (user === null) {
        setPending(want.data);
        onAnswer();
      } else await store(want.data, await sameStored(want.data));
    },
    /** Shows the new frequency right away, then replaces it with the server's answer. */
    async choose(frequency: Frequency) {
      if (saved === null) return;
      const before = saved;
      setSaved({ ...before, frequency });
      const params = { path: { id: before.id } };
      await changing.run(() => api.PATCH('/api/wants/{id}', { params, body: { frequency } }), {
        done: setSaved,
        failed(problem) {
          setSaved(before);
          showProblem(problem);
        },
      });
    },
    close() {
      setSaved(null);
      setPending(null);
      onClose();
    },
    /** Opens the sign-up or login page, which returns here. */
    takeAlong(to: 'sign-up' | 'log-in') {
      if (pending !== null) savePendingWant(pending);
      const address = to === 'sign-up' ? signUpAddress : signInAddress;
      void navigate(address(pathname + search));
    },
  };
}

const USUAL_ALERTS: Pick<Want, 'frequency' | 'channels'> = {
  frequency: 'instant',
  channels: ['in-app', 'email'],
};

/** Reads the words of a search and resolves to the search to save. */
async function searchToSave({
  filters,
  place,
}: Pick<SaveSearchProps, 'filters' | 'place'>): Promise<Outcome<NewWant>> {
  const named = { name: nameOfSearch(filters), source: 'browse', ...USUAL_ALERTS } as const;
  if (filters.q === '') return { ok: true, data: { ...wantOfSearch(null, filters, place), ...named } };
  const body = { text: filters.q, place: place && wantPlaceOf(place) };
  const read = await outcomeOf(api.POST('/api/wants/read', { body }));
  return read.ok ? { ok: true, data: { ...wantOfSearch(read.data.want, filters, place), ...named } } : read;
}

/** Resolves to the viewer's saved search with the same criteria, so that a search is saved only once. */
async function sameStored(want: NewWant): Promise<Want | undefined> {
  const outcome = await outcomeOf(api.GET('/api/wants'));
  return outcome.ok ? outcome.data.wants.find((stored) => isSameWant(stored, want)) : undefined;
}
