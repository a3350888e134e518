import { useEffect, useState } from 'react';
import { api, outcomeOf } from '../../../platform/web/api.ts';

/** How many credits a member has left; null for unlimited, or not known. */
export function useCreditsLeft(isMember: boolean) {
  const [left, setLeft] = useState<number | null>(null);

  useEffect(() => {
    if (isMember) void readCreditsLeft().then(setLeft);
  }, [isMember]);

  return { left, refresh: () => void readCreditsLeft().then(setLeft) };
}

async function readCreditsLeft(): Promise<number | null> {
  const outcome = await outcomeOf(api.GET('/api/credits'));
  return outcome.ok && !outcome.data.unlimited ? outcome.data.available : null;
}
