import { useEffect, useState } from 'react';
import { api, outcomeOf } from '../../../platform/web/api.ts';
import { toast } from '../../../platform/web/ui/toast.ts';
import type { NotificationSettings } from '../contract/notification.ts';
import { canBePushedTo, findSubscription } from './push-device.ts';
import { turnOnPush } from './turn-on-push.ts';

/** Unknown: the browser has not been asked yet. Denied: only its own settings can change that. */
export type PushState = 'unknown' | 'unsupported' | 'denied' | 'off' | 'on';

/** What a browser's answer makes of it. */
const AFTER = { granted: 'on', denied: 'denied', default: 'off' } as const;

/** Notifications on the device that shows the page. */
export function usePushDevice({ key, here }: NotificationSettings['push']) {
  const [state, setState] = useState<PushState>('unknown');
  const [busy, setBusy] = useState(false);

  useEffect(() => void askBrowser(here).then(setState), [here]);

  async function turnOn() {
    const permission = await turnOnPush(async () => key);
    if (permission !== null) setState(AFTER[permission]);
  }

  async function turnOff() {
    const subscription = await findSubscription();
    if (subscription !== null) {
      const { endpoint } = subscription;
      const outcome = await outcomeOf(
        api.DELETE('/api/notifications/push', { params: { query: { endpoint } } }),
      );
      // Without the subscription, what is sent all the same arrives nowhere.
      await subscription.unsubscribe();
      if (!outcome.ok && outcome.problem.status >= 500) {
        toast({ tone: 'error', title: outcome.problem.title, text: outcome.problem.detail });
      }
    }
    setState('off');
    toast({ tone: 'success', title: 'Push is off', text: 'On this device.' });
  }

  // Not useApiAction: most of a change is the browser's own steps, which have failures of their own.
  async function change(on: boolean) {
    setBusy(true);
    await (on ? turnOn() : turnOff());
    setBusy(false);
  }

  return { state, busy, change };
}

/** @param here This device is known for the member who is signed in. */
async function askBrowser(here: boolean): Promise<PushState> {
  if (!canBePushedTo()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await findSubscription().catch(() => null);
  // A subscription of a member who was signed in here before belongs to them.
  return here && subscription !== null ? 'on' : 'off';
}
