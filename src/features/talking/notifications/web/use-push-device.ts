import { useEffect, useState } from 'react';
import { api, outcomeOf } from '../../../../platform/web/api.ts';
import { toast } from '../../../../platform/web/ui/toast.ts';
import type { NotificationSettings } from '../contract/notification.ts';
import { findSubscription, supportsPush, turnOnPush } from './turn-on-push.ts';

/** Unknown: the browser wasn't asked yet. Denied: only browser settings can change it. */
export type PushState = 'unknown' | 'unsupported' | 'denied' | 'off' | 'on';

/** The state after the browser's permission answer. */
const STATE_AFTER_ANSWER = { granted: 'on', denied: 'denied', default: 'off' } as const;

/** Manages push notifications on this device. */
export function usePushDevice({ key, here }: NotificationSettings['push']) {
  const [state, setState] = useState<PushState>('unknown');
  const [busy, setBusy] = useState(false);

  useEffect(() => void askBrowser(here).then(setState), [here]);

  async function turnOn() {
    const permission = await turnOnPush(async () => key);
    if (permission !== null) setState(STATE_AFTER_ANSWER[permission]);
  }

  async function turnOff() {
    const subscription = await findSubscription();
    if (subscription !== null) {
      const { endpoint } = subscription;
      const outcome = await outcomeOf(
        api.DELETE('/api/notifications/push', { params: { query: { endpoint } } }),
      );
      // Without the subscription, further pushes go nowhere.
      await subscription.unsubscribe();
      if (!outcome.ok && outcome.problem.status >= 500) {
        toast({ tone: 'error', title: outcome.problem.title, text: outcome.problem.detail });
      }
    }
    setState('off');
    toast({ tone: 'success', title: 'Push is off', text: 'On this device.' });
  }

  // Not useApiAction, because most steps are the browser's own and have their own errors.
  async function change(on: boolean) {
    setBusy(true);
    await (on ? turnOn() : turnOff());
    setBusy(false);
  }

  return { state, busy, change };
}

/** @param here Whether the server has a subscription of this device for the signed-in member. */
async function askBrowser(here: boolean): Promise<PushState> {
  if (!supportsPush()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await findSubscription().catch(() => null);
  // A subscription of a previously signed-in member belongs to them.
  return here && subscription !== null ? 'on' : 'off';
}
