import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api, outcomeOf } from '../../../platform/web/api.ts';
import { toast } from '../../../platform/web/ui/toast.ts';
import { useApiAction } from '../../../platform/web/use-api-action.ts';
import { signInAddress, signUpAddress, useAuth } from '../../accounts/web/accounts.ts';
import type { SaveSearchProps } from '../../search/web/search.ts';
import type { Frequency, NewWant, Want } from '../contract/want.ts';
import { keepPendingWant } from './pending-want.ts';
import { nameOfSearch, wantOfSearch } from './want-of-search.ts';
import { isSameWant, wantPlaceOf } from './want-query.ts';

/** Stores what browse shows as a want; people without an account take it along to the page where they get one. */
export function useSaveSearch({ filters, place }: Pick<SaveSearchProps, 'filters' | 'place'>) {
  const { user } = useAuth();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { run } = useApiAction();
  const [busy, setBusy] = useState(false);
  const changing = useApiAction();
  const [saved, setSaved] = useState<Want | null>(null);
  const [pending, setPending] = useState<NewWant | null>(null);

  /** Null if the words could not be read, which a toast has said. */
  async function wantNow(): Promise<NewWant | null> {
    const named = { name: nameOfSearch(filters), source: 'browse', ...USUAL_ALERTS } as const;
    if (filters.q === '') return { ...wantOfSearch(null, filters, place), ...named };
    const body = { text: filters.q, place: place && wantPlaceOf(place) };
    const read = await outcomeOf(api.POST('/api/wants/read', { body }));
    if (read.ok) return { ...wantOfSearch(read.data.want, filters, place), ...named };
    toast({ tone: 'error', title: read.problem.title, text: read.problem.detail });
    return null;
  }

  async function store(want: NewWant): Promise<void> {
    const known = await sameStored(want);
    if (known) return setSaved(known);
    await run(() => api.POST('/api/wants', { body: want }), {
      done: setSaved,
      failed({ code, title, detail }) {
        const action = { label: 'My wants', onSelect: () => void navigate('/match-me/wants') };
        toast({ tone: 'error', title, text: detail, ...(code === 'TOO_MANY_WANTS' && { action }) });
      },
    });
  }

  return {
    busy,
    saved,
    pending,
    async save() {
      if (busy) return;
      setBusy(true);
      const want = await wantNow();
      if (want !== null) await (user === null ? setPending(want) : store(want));
      setBusy(false);
    },
    /** Shown at once; what the server says is shown when it is there. */
    async choose(frequency: Frequency) {
      if (saved === null) return;
      const before = saved;
      setSaved({ ...before, frequency });
      const params = { path: { id: before.id } };
      await changing.run(() => api.PATCH('/api/wants/{id}', { params, body: { frequency } }), {
        done: setSaved,
        failed({ title, detail }) {
          setSaved(before);
          toast({ tone: 'error', title, text: detail });
        },
      });
    },
    close() {
      setSaved(null);
      setPending(null);
    },
    /** Leads to the page where one gets an account or logs in, and back here. */
    takeAlong(to: 'sign-up' | 'log-in') {
      if (pending !== null) keepPendingWant(pending);
      const address = to === 'sign-up' ? signUpAddress : signInAddress;
      void navigate(address(pathname + search));
    },
  };
}

/** The viewer's stored want that asks for the same: a search is saved once. */
async function sameStored(want: NewWant): Promise<Want | undefined> {
  const outcome = await outcomeOf(api.GET('/api/wants'));
  return outcome.ok ? outcome.data.wants.find((stored) => isSameWant(stored, want)) : undefined;
}

const USUAL_ALERTS: Pick<Want, 'frequency' | 'channels'> = {
  frequency: 'instant',
  channels: ['in-app', 'email'],
};
