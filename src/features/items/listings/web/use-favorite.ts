import { useState } from 'react';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import type { ApiProblem } from '../../../../platform/web/api/api-problem.ts';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { vibrate } from '../../../../platform/web/vibration.ts';
import { UNAUTHORIZED } from '../../../../shared/http-status.ts';
import { SignInDialog, type SignInDialogProps, useAuth } from '../../../people/accounts/web/accounts.ts';
import { favoriteSwitch } from './favorite-switch.ts';

export interface FavoriteState {
  saved: boolean;
  toggle: () => void;
  /** Loads the dialog for those who will be asked to sign in. */
  ahead: typeof ASKS | undefined;
  /** For the `SignInDialog` that the page renders. */
  signIn: SignInDialogProps;
}

const ASKS = { onPointerEnter: SignInDialog.prepare, onFocus: SignInDialog.prepare };

const SIGN_IN = { title: 'Authentication Required', detail: 'Please log in to save favorites' };

/**
 * Whether a listing is saved, changed optimistically; visitors are asked to sign in. The state belongs to one
 * listing: the component that uses it has the listing's id as its key.
 * @param initial The state when the page was loaded.
 */
export function useFavorite(listingId: string, initial: boolean): FavoriteState {
  const { user } = useAuth();
  const [saved, setSaved] = useState(initial);
  const [isAsking, setAsking] = useState(false);

  const [flip] = useState(() =>
    favoriteSwitch<ApiProblem>(initial, {
      send: (wanted) => save(listingId, wanted),
      show: setSaved,
      onRefusal(problem, wanted) {
        if (problem.status === UNAUTHORIZED) return setAsking(true);
        const title = wanted ? 'Not saved' : 'Still in your favorites';
        toast({ tone: 'error', title, text: problem.detail });
      },
    }),
  );

  return {
    // Nothing is saved for someone who signs out meanwhile.
    saved: saved && user !== null,
    toggle() {
      if (user === null) setAsking(true);
      else {
        if (!saved) vibrate();
        void flip(!saved);
      }
    },
    ahead: user === null ? ASKS : undefined,
    signIn: {
      open: isAsking,
      reason: SIGN_IN,
      next: `/listing/${listingId}`,
      onClose: () => setAsking(false),
    },
  };
}

async function save(listingId: string, saved: boolean): Promise<ApiProblem | null> {
  // Sent also if the person leaves the page right away.
  const request = { params: { path: { listingId } }, keepalive: true };
  const outcome = await outcomeOf(
    saved
      ? api.PUT('/api/favourites/{listingId}', request)
      : api.DELETE('/api/favourites/{listingId}', request),
  );
  return outcome.ok ? null : outcome.problem;
}
