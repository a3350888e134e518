import { Badge } from '../../../platform/web/ui/badge.tsx';
import { Button } from '../../../platform/web/ui/button.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import type { NotificationSettings } from '../contract/notification.ts';
import { type PushState, usePushDevice } from './use-push-device.ts';

const TEXTS: Record<PushState, string> = {
  unknown: 'Get notified here, even when Offhand is closed.',
  off: 'Get notified here, even when Offhand is closed.',
  on: 'You get notified here, even when Offhand is closed, until you sign out.',
  denied:
    "This browser blocks notifications from Offhand. Allow them in the browser's settings for this site.",
  unsupported: "This browser can't show notifications. On an iPhone, add Offhand to your Home Screen first.",
};

/** Turns push on or off for this device. */
export function PushPanel({ push }: { push: NotificationSettings['push'] }) {
  const { state, busy, change } = usePushDevice(push);
  const on = state === 'on';
  return (
    <section className="panel grid gap-4 px-5 py-5 sm:px-7" aria-labelledby="push-title">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id="push-title" className="t-panel">
          Push on this device
        </h2>
        {on && (
          <Badge tone="success" dot>
            On
          </Badge>
        )}
      </div>
      <p className="text-ink-2" role="status">
        {TEXTS[state]}
      </p>
      {(on || state === 'off') && (
        <Button
          variant={on ? 'line' : 'primary'}
          className="justify-self-start"
          busy={busy}
          onClick={() => void change(!on)}
        >
          {on ? <Icon name="bell-off" /> : <Icon name="bell-ring" />}
          {on ? 'Turn off' : 'Turn on'}
        </Button>
      )}
    </section>
  );
}
