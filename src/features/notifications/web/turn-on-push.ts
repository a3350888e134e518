import { api, outcomeOf } from '../../../platform/web/api.ts';
import { toast } from '../../../platform/web/ui/toast.ts';
import { canBePushedTo, keysOf, subscribe } from './push-device.ts';

const UNREACHABLE = {
  tone: 'error',
  title: 'Push not turned on',
  text: "This browser's push service could not be reached. Check the connection and try again.",
} as const;

/**
 * Asks this browser for notifications, and has them sent to it. Call it from a press, as browsers ask only then.
 * @param findKey The public key of the site, which is not needed before the browser has said yes.
 * @returns what the browser said, or null where it did but is not notified, which a toast has said.
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

/** Where somebody chooses push for something and this browser was never asked, asks it. Call it from a press. */
export async function askForPush(): Promise<void> {
  if (!canBePushedTo() || Notification.permission !== 'default') return;
  await turnOnPush(async () => {
    const settings = await outcomeOf(api.GET('/api/notifications/settings'));
    return settings.ok ? settings.data.push.key : null;
  });
}
