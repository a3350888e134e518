import { api } from '../../../../../platform/web/api.ts';
import { Badge } from '../../../../../platform/web/ui/badge.tsx';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { useApiAction } from '../../../../../platform/web/use-api-action.ts';
import { shortDate } from '../../../../../shared/dates.ts';
import type { SignedInDevice } from '../../contract/account.ts';
import { SettingsRow, SettingsSection } from './settings-section.tsx';

/** Lists where the account is signed in, this device first. */
export function DevicesSection({ devices }: { devices: readonly SignedInDevice[] }) {
  const { busy, run } = useApiAction();
  const signOutElsewhere = () =>
    run(() => api.DELETE('/api/accounts/devices'), {
      done: () => toast({ tone: 'success', title: 'Signed out everywhere else' }),
      errorTitle: 'Error signing out',
      revalidate: 'always',
    });

  return (
    <SettingsSection
      id="devices"
      title="Devices"
      hint="You get an email when a new device signs in. Sign out devices you don't recognize, then change your password."
    >
      <ul className="grid w-full gap-3.5">
        {devices.map((device) => (
          <li key={device.id}>
            <Device device={device} />
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <Button variant="soft" busy={busy} busyLabel="Signing out..." onClick={() => void signOutElsewhere()}>
          Sign out everywhere else
        </Button>
      )}
    </SettingsSection>
  );
}

const PHONE = /iPhone|iPad|Android/;

function Device({ device: { id, device, current, signedInAt, lastSeenAt } }: { device: SignedInDevice }) {
  const { busy, run } = useApiAction();
  const signOut = () =>
    run(() => api.DELETE('/api/accounts/devices/{id}', { params: { path: { id } } }), {
      done: () => toast({ tone: 'success', title: 'Device signed out', text: device }),
      errorTitle: 'Error signing out',
      revalidate: 'always',
    });

  return (
    <SettingsRow
      icon={PHONE.test(device) ? 'smartphone' : 'laptop'}
      title={
        <>
          {device}
          {current && <Badge tone="success">This device</Badge>}
        </>
      }
      text={
        <>
          Signed in <Day at={signedInAt} />, last seen <Day at={lastSeenAt} />
        </>
      }
    >
      {!current && (
        <Button
          variant="line"
          busy={busy}
          busyLabel="Signing out..."
          aria-label={`Sign out ${device}`}
          onClick={() => void signOut()}
        >
          Sign out
        </Button>
      )}
    </SettingsRow>
  );
}

function Day({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {shortDate(at)}
    </time>
  );
}
