import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api, outcomeOf } from '../../../platform/web/api.ts';
import type { ApiProblem } from '../../../platform/web/api-problem.ts';
import { toast } from '../../../platform/web/ui/toast.ts';
import { signInAddress, useAuth } from '../../accounts/web/accounts.ts';
import { favouriteSwitch } from './favourite-switch.ts';

export interface FavouriteState {
  saved: boolean;
  toggle: () => void;
}

const SIGN_IN = { title: 'Authentication Required', text: 'Please sign in to save favourites' };
const UNAUTHORIZED = 401;

/**
 * Whether a listing is saved, shown as wished at once; a visitor is led to sign in. Its state is that of one
 * listing: the component that uses it has the listing's id as its key.
 * @param initial What the server said when the page was loaded.
 */
export function useFavourite(listingId: string, initial: boolean): FavouriteState {
  const navigate = useNavigate();
  const { user } = useAuth();
  const [saved, setSaved] = useState(initial);

  function askToSignIn() {
    toast({ tone: 'error', ...SIGN_IN });
    void navigate(signInAddress(`/listing/${listingId}`));
  }

  const [flip] = useState(() =>
    favouriteSwitch<ApiProblem>(initial, {
      send: (wanted) => tell(listingId, wanted),
      show: setSaved,
      onRefusal(problem, wanted) {
        if (problem.status === UNAUTHORIZED) return askToSignIn();
        const title = wanted ? 'Not saved' : 'Still in your favourites';
        toast({ tone: 'error', title, text: problem.detail });
      },
    }),
  );

  return {
    // Who signs out meanwhile has nothing saved here.
    saved: saved && user !== null,
    toggle() {
      if (user === null) askToSignIn();
      else void flip(!saved);
    },
  };
}

async function tell(listingId: string, saved: boolean): Promise<ApiProblem | null> {
  const params = { path: { listingId } };
  const outcome = await outcomeOf(
    saved
      ? api.PUT('/api/favourites/{listingId}', { params })
      : api.DELETE('/api/favourites/{listingId}', { params }),
  );
  return outcome.ok ? null : outcome.problem;
}
