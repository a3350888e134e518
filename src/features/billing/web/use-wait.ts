import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLive } from '../../../platform/web/use-live.ts';
import { BILLING_UPDATES } from '../contract/live.ts';
import { SLOW_AFTER_MS } from './return-view.ts';

/** Milliseconds between two looks, for where live updates do not arrive. */
const LOOK_EVERY_MS = 3000;
const SLOW_LOOK_EVERY_MS = 15_000;

/**
 * Reloads the page's data until a checkout is no longer pending: at each live update of it, and every few seconds.
 * @returns milliseconds that it was waited for: 0, or as long as makes the page say that it takes long.
 */
export function useWait(checkoutId: string, isPending: boolean): number {
  const { revalidate } = useRevalidator();
  const [slow, setSlow] = useState(false);
  useLive(isPending, {
    update({ type, ids }) {
      if (type === BILLING_UPDATES.checkout && ids.includes(checkoutId)) void revalidate();
    },
    connected: () => void revalidate(),
  });
  useEffect(() => {
    if (!isPending) return undefined;
    const looks = setInterval(() => void revalidate(), slow ? SLOW_LOOK_EVERY_MS : LOOK_EVERY_MS);
    return () => clearInterval(looks);
  }, [isPending, slow, revalidate]);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isPending]);
  return slow ? SLOW_AFTER_MS : 0;
}
