import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLive } from '../../../platform/web/use-live.ts';
import { BILLING_UPDATES } from '../contract/live.ts';
import { DECLINED_AFTER_MS, SLOW_AFTER_MS } from './return-view.ts';

/** Polling interval in milliseconds, in case live updates don't arrive. */
const POLL_INTERVAL_MS = 3000;
const SLOW_POLL_INTERVAL_MS = 15_000;

/** Waiting times at which the page's text changes. */
const TEXT_CHANGES_AT_MS = [DECLINED_AFTER_MS, SLOW_AFTER_MS] as const;

/**
 * Reloads the page's data while a checkout is open, on live updates and by polling.
 * @returns the elapsed waiting time in milliseconds: 0 or the last value of `CHANGES_MS` that passed.
 */
export function useWaitingTime(checkoutId: string, isOpen: boolean): number {
  const { revalidate } = useRevalidator();
  const [waitedMs, setWaitedMs] = useState(0);
  const slow = waitedMs >= SLOW_AFTER_MS;
  useLive(isOpen, {
    update({ type, ids }) {
      if (type === BILLING_UPDATES.checkout && ids.includes(checkoutId)) void revalidate();
    },
    connected: () => void revalidate(),
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const polls = setInterval(() => void revalidate(), slow ? SLOW_POLL_INTERVAL_MS : POLL_INTERVAL_MS);
    return () => clearInterval(polls);
  }, [isOpen, slow, revalidate]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const timers = TEXT_CHANGES_AT_MS.map((ms) => setTimeout(() => setWaitedMs(ms), ms));
    return () => timers.forEach(clearTimeout);
  }, [isOpen]);
  return waitedMs;
}
