import { useEffect, useRef, useState } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import { load, pageOf } from '../../../../platform/web/page/page-context.ts';
import { pageTitle } from '../../../../platform/web/page/page-meta.ts';
import { useSlot } from '../../../../platform/web/page/slot.tsx';
import { Badge } from '../../../../platform/web/ui/badge.tsx';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Checkbox } from '../../../../platform/web/ui/checkbox.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { showProblem, toast } from '../../../../platform/web/ui/toast.ts';
import { SERVER_ERROR } from '../../../../shared/http-status.ts';
import { CHANNELS, type Channel } from '../../../../shared/notification-kinds.ts';
import { requireSignIn, SettingsSection } from '../../../people/accounts/web/accounts.ts';
import type { NotificationSettings, NotificationSettingsChange } from '../contract/notification.ts';
import { applyChange } from './apply-change.ts';
import { settingsPanelsSlot } from './settings-panels.ts';
import { TimesPanel } from './times-panel.tsx';
import { findSubscription, supportsPush, turnOnPush } from './turn-on-push.ts';
import { VibrationPanel } from './vibration-panel.tsx';

export async function loader({ url, context }: LoaderFunctionArgs) {
  const answer = await pageOf(context).api.GET('/api/notifications/settings');
  requireSignIn(url, answer.response);
  return load(Promise.resolve(answer));
}

export const meta: MetaFunction = ({ matches }) => [pageTitle(matches, 'Notification settings')];

export default function SettingsPage() {
  const panels = useSlot(settingsPanelsSlot);
  const { settings, change } = useSettings(useLoaderData<typeof loader>());
  return (
    <div className="min-w-0">
      <SettingsSection
        id="channels"
        title="Notification settings"
        hint="Choose what we tell you. Changes save automatically."
      >
        {!settings.mail.works && (
          <p className="rounded-lg bg-warn-soft px-5 py-4 text-warn" role="note">
            Emails start once you confirm {settings.mail.address} with the link we sent there.
          </p>
        )}
        <ChannelTable channels={settings.channels} onChange={(choice) => change({ channels: [choice] })} />
      </SettingsSection>
      <PushPanel push={settings.push} />
      <TimesPanel settings={settings} onChange={change} />
      <VibrationPanel />
      {panels.map((Panel) => (
        <Panel key={Panel.name} />
      ))}
      <div className="border-t border-line pt-7">
        <ButtonLink variant="line" to="/notifications">
          See your notifications
        </ButtonLink>
      </div>
    </div>
  );
}

interface ChannelTableProps {
  channels: NotificationSettings['channels'];
  onChange: (choice: { group: string; channel: Channel; on: boolean }) => void;
}

/** A row of channel switches for each group. */
function ChannelTable({ channels, onChange }: ChannelTableProps) {
  return (
    <table className="w-full border-collapse text-center">
      <caption className="sr-only">What we tell you, and how</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">Kind</span>
          </th>
          {CHANNELS.map(({ value, label }) => (
            <th
              key={value}
              scope="col"
              className="min-w-11 px-1 sm:min-w-14 py-2.5 text-xs font-semibold text-ink-2 sm:w-22"
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {channels.map(({ group, label, about, has, on }) => (
          <tr key={group} className="border-t border-line">
            <th
              scope="row"
              className="py-2.5 pe-2 text-start sm:pe-3 text-md leading-[1.3] font-[650] hyphens-auto wrap-anywhere"
            >
              {label}
              <span className="mt-0.5 block text-xs font-medium text-ink-2">{about}</span>
            </th>
            {CHANNELS.map((channel) => (
              <td key={channel.value} className="py-2.5">
                {has.includes(channel.value) && (
                  <Checkbox
                    aria-label={`${label}: ${channel.label}`}
                    checked={on.includes(channel.value)}
                    onChange={(event) =>
                      onChange({ group, channel: channel.value, on: event.currentTarget.checked })
                    }
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const TEXTS: Record<PushState, string> = {
  unknown: 'Get notified here, even when this site is closed.',
  off: 'Get notified here, even when this site is closed.',
  on: 'You get notified here, even when this site is closed, until you sign out.',
  denied: "This browser blocks notifications from us. Allow them in the browser's settings for this site.",
  unsupported:
    "This browser can't show notifications. On an iPhone, add this site to your Home Screen first.",
};

/** Turns push on or off for this device. */
function PushPanel({ push }: { push: NotificationSettings['push'] }) {
  const { state, busy, change } = usePushDevice(push);
  const on = state === 'on';
  return (
    <SettingsSection id="push" title="Push on this device" hint={<span role="status">{TEXTS[state]}</span>}>
      {on && (
        <Badge tone="success" dot>
          On
        </Badge>
      )}
      {(on || state === 'off') && (
        <Button variant={on ? 'line' : 'primary'} busy={busy} onClick={() => void change(!on)}>
          {on ? <Icon name="bell-off" /> : <Icon name="bell-ring" />}
          {on ? 'Turn off' : 'Turn on'}
        </Button>
      )}
    </SettingsSection>
  );
}

/** Manages settings that are saved one change at a time. */
function useSettings(initial: NotificationSettings) {
  const [settings, setSettings] = useState(initial);
  /** The stored settings, restored after a failed change. */
  const stored = useRef(initial);
  const waiting = useRef<NotificationSettingsChange[]>([]);
  const saving = useRef(false);

  async function saveAll() {
    if (saving.current) return;
    saving.current = true;
    for (let next = waiting.current[0]; next !== undefined; next = waiting.current[0]) {
      const outcome = await outcomeOf(api.PATCH('/api/notifications/settings', { body: next }));
      if (outcome.ok) {
        stored.current = outcome.data;
        waiting.current.shift();
      } else {
        waiting.current = [];
        const text = outcome.problem.errors?.[0]?.message ?? outcome.problem.detail;
        toast({ tone: 'error', title: 'Not saved', text });
      }
      setSettings(waiting.current.reduce(applyChange, stored.current));
      if (outcome.ok && waiting.current.length === 0) toast({ tone: 'success', title: 'Saved' });
    }
    saving.current = false;
  }

  function change(preference: NotificationSettingsChange) {
    waiting.current.push(preference);
    setSettings((current) => applyChange(current, preference));
    void saveAll();
  }

  return { settings, change };
}

/** Unknown: the browser wasn't asked yet. Denied: only browser settings can change it. */
type PushState = 'unknown' | 'unsupported' | 'denied' | 'off' | 'on';

/** The state after the browser's permission answer. */
const STATE_AFTER_ANSWER = { granted: 'on', denied: 'denied', default: 'off' } as const;

/** Manages push notifications on this device. */
function usePushDevice({ key, here }: NotificationSettings['push']) {
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
      if (!outcome.ok && outcome.problem.status >= SERVER_ERROR) {
        showProblem(outcome.problem);
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
