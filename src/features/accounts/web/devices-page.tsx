import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { api } from '../../../platform/web/api.ts';
import { load, pageOf } from '../../../platform/web/page-context.ts';
import { Badge } from '../../../platform/web/ui/badge.tsx';
import { Button } from '../../../platform/web/ui/button.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { toast } from '../../../platform/web/ui/toast.ts';
import { useApiAction } from '../../../platform/web/use-api-action.ts';
import { shortDate } from '../../../shared/dates.ts';
import type { SignedInDevice } from '../contract/account.ts';
import { requireSignIn } from './require-sign-in.ts';
import { useSignOut } from './use-sign-out.ts';

export async function loader({ url, context }: LoaderFunctionArgs) {
  const answer = await pageOf(context).api.GET('/api/accounts/devices');
  requireSignIn(url, answer.response);
  return load(Promise.resolve(answer));
}

export const meta: MetaFunction<typeof loader> = () => [{ title: 'Signed-in devices. Offhand' }];

export default function DevicesPage() {
  const { devices } = useLoaderData<typeof loader>();
  const { busy, run } = useApiAction();
  const signOutElsewhere = () =>
    run(() => api.DELETE('/api/accounts/devices'), {
      done: () => toast({ tone: 'success', title: 'Signed out everywhere else' }),
      errorTitle: 'Error signing out',
      revalidate: 'always',
    });

  return (
    <div className="wrap wrap-narrow grid gap-6 pt-4 pb-20 md:pt-8">
      <div className="grid gap-3">
        <h1 className="t-page">Signed-in devices</h1>
        <p className="text-ink-2">Sign out what you don't recognize, then choose a new password.</p>
      </div>
      <ul className="panel divide-y divide-line px-5 md:px-7">
        {devices.map((device) => (
          <Device key={device.id} device={device} />
        ))}
      </ul>
      {devices.length > 1 && (
        <Button
          variant="danger"
          className="justify-self-start"
          busy={busy}
          busyLabel="Signing out..."
          onClick={() => void signOutElsewhere()}
        >
          Sign out everywhere else
        </Button>
      )}
    </div>
  );
}

const PHONE = /iPhone|iPad|Android/;

function Device({ device }: { device: SignedInDevice }) {
  const { busy, run } = useApiAction();
  const here = useSignOut();

  const signOutThere = () =>
    run(() => api.DELETE('/api/accounts/devices/{id}', { params: { path: { id: device.id } } }), {
      done: () => toast({ tone: 'success', title: 'Device signed out', text: device.device }),
      errorTitle: 'Error signing out',
      revalidate: 'always',
    });

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <span className="grid size-11 flex-none place-items-center rounded-md bg-surface-2" aria-hidden="true">
        <Icon name={PHONE.test(device.device) ? 'smartphone' : 'laptop'} className="icon" />
      </span>
      <div className="min-w-0 flex-1 basis-50">
        <p className="t-label flex flex-wrap items-center gap-x-2 gap-y-1">
          {device.device}
          {device.current && <Badge tone="success">This device</Badge>}
        </p>
        <p className="t-small text-ink-2">
          Signed in <Day at={device.signedInAt} />, last seen <Day at={device.lastSeenAt} />
        </p>
      </div>
      <Button
        variant="line"
        className="max-sm:ms-15"
        busy={busy || here.busy}
        busyLabel="Signing out..."
        aria-label={`Sign out ${device.current ? 'this device' : device.device}`}
        onClick={() => void (device.current ? here.signOut() : signOutThere())}
      >
        Sign out
      </Button>
    </li>
  );
}

function Day({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {shortDate(at)}
    </time>
  );
}
