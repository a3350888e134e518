import { api, outcomeOf } from '../../../../platform/web/api.ts';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { supportsPush, keysOf, subscribe } from './push-device.ts';

const UNREACHABLE = {
  tone: 'error',
  title: 'Push not turned on',
  text: "This browser's push service could not be reached. Check the connection and try again.",
} as const;

/**
 * Asks for permission and subscribes this browser. Call it from a click, which browsers require.
 * @param findKey Loads the site's public key after permission is granted.
 * @returns The browser's decision, or null if subscribing failed, which a toast reports.
 */
export async function turnOnPush(
  findKey: () => Promise<string | null>,
): Promise<NotificationPermission | null> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission;
  const key = await findKey();
  const subscription = key === null ? null : await subscribe(key).catch(() => null);
  const body = subscription && keysOf(subscription);
  if (subscription === null || body === null) {
    toast(UNREACHABLE);
    return null;
  }
  const outcome = await outcomeOf(api.PUT('/api/notifications/push', { body }));
  if (!outcome.ok) {
    await subscription.unsubscribe();
    toast({ tone: 'error', title: outcome.problem.title, text: outcome.problem.detail });
    return null;
  }
  toast({ tone: 'success', title: 'Push is on', text: 'This device will notify you from now on.' });
  return permission;
}

/** Asks for permission if this browser was never asked. Call it from a click where a person chooses push. */
export async function askForPush(): Promise<void> {
  if (!supportsPush() || Notification.permission !== 'default') return;
  await turnOnPush(async () => {
    const settings = await outcomeOf(api.GET('/api/notifications/settings'));
    return settings.ok ? settings.data.push.key : null;
  });
}
