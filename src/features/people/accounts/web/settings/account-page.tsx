import { useState } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useRevalidator } from 'react-router';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../../platform/web/api/use-api-action.ts';
import { useFocusOnArrival } from '../../../../../platform/web/focus/use-focus-on-arrival.ts';
import { textOf, useSubmission } from '../../../../../platform/web/form/use-submission.ts';
import { load, pageOf } from '../../../../../platform/web/page/page-context.ts';
import { pageTitle } from '../../../../../platform/web/page/page-meta.ts';
import { useSlot } from '../../../../../platform/web/page/slot.tsx';
import { Badge } from '../../../../../platform/web/ui/badge.tsx';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { FormProblem } from '../../../../../platform/web/ui/form-problem.tsx';
import { TextField } from '../../../../../platform/web/ui/text-field.tsx';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { shortDate } from '../../../../../shared/dates.ts';
import type { DataExport } from '../../../data-exports/contract/data-export.ts';
import { DownloadLink, exportInWords, useDataExport } from '../../../data-exports/web/data-exports.ts';
import type { SignedInDevice } from '../../contract/account.ts';
import { ACCOUNT_LIMITS } from '../../contract/account-rules.ts';
import { requireSignIn } from '../require-sign-in.ts';
import { accountPanelsSlot, type OpenForm } from './account-panels.ts';
import { EmailSection } from './email-section.tsx';
import { FormActions, FormInPlace } from './form-in-place.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SettingsRow, SettingsSection } from './settings-section.tsx';
import { TokensSection } from './tokens-section.tsx';

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { api: server } = pageOf(context);
  const [settings, passkeys, devices, tokens, dataExports] = await Promise.all([
    server.GET('/api/accounts/me'),
    server.GET('/api/accounts/passkeys'),
    server.GET('/api/accounts/devices'),
    server.GET('/api/accounts/tokens'),
    server.GET('/api/data-exports'),
  ]);
  requireSignIn(url, settings.response);
  return {
    settings: await load(Promise.resolve(settings)),
    passkeys: await load(Promise.resolve(passkeys)),
    ...(await load(Promise.resolve(devices))),
    ...(await load(Promise.resolve(tokens))),
    exports: await load(Promise.resolve(dataExports)),
  };
}

export const meta: MetaFunction<typeof loader> = ({ matches }) => [pageTitle(matches, 'Account settings')];

export default function AccountPage() {
  const { settings, passkeys, devices, tokens, exports } = useLoaderData<typeof loader>();
  const panels = useSlot(accountPanelsSlot);
  const [open, setOpen] = useState<string | null>(null);
  const form = (name: string): OpenForm => ({
    open: open === name,
    onOpen: () => setOpen(name),
    onClose: () => setOpen(null),
  });
  return (
    <div className="min-w-0">
      <EmailSection settings={settings} form={form('email')} />
      <UsernameSection username={settings.username} form={form('username')} />
      <PasswordSection settings={settings} form={form('password')} />
      <PasskeysSection {...passkeys} email={settings.email} form={form} />
      <DevicesSection devices={devices} />
      <TokensSection tokens={tokens} email={settings.email} form={form('token')} />
      <ExportSection {...exports} />
      {panels(form, settings.email)}
    </div>
  );
}

type ExportSectionProps = {
  /** The most recent export. */
  latest: DataExport | null;
  /** Whether the person gets its link by email. */
  mailed: boolean;
};

/** Lets the member request and download all their data. */
function ExportSection({ latest, mailed }: ExportSectionProps) {
  const { busy, ask } = useDataExport();
  const words = latest && exportInWords(latest, mailed);
  return (
    <SettingsSection
      id="export"
      title="Your data"
      hint="Everything of yours: listings, photos, chats, deals and reviews."
    >
      {/* Always rendered, so that screen readers announce changes. */}
      <div role="status" className="w-full empty:hidden">
        {latest && words && (
          <SettingsRow
            icon={latest.state === 'preparing' ? 'clock' : 'download'}
            title={words.title}
            text={words.text}
          >
            {latest.state === 'ready' && (
              <DownloadLink
                variant="line"
                href={`/api/data-exports/${latest.id}/file`}
                label={`Download ${words.title.toLowerCase()}`}
              />
            )}
          </SettingsRow>
        )}
      </div>
      {latest?.state !== 'preparing' && (
        <Button variant="line" busy={busy} busyLabel="Starting..." onClick={() => void ask()}>
          {latest === null ? 'Make an export' : 'Make a new export'}
        </Button>
      )}
    </SettingsSection>
  );
}

function UsernameSection({ username, form }: { username: string; form: OpenForm }) {
  return (
    <SettingsSection id="username" title="Username" hint="Links to your profile keep working.">
      <FormInPlace title={username} button="Change username" open={form.open} onOpen={form.onOpen}>
        <UsernameForm username={username} onClose={form.onClose} />
      </FormInPlace>
    </SettingsSection>
  );
}

function UsernameForm({ username, onClose }: { username: string; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const first = useFocusOnArrival<HTMLInputElement>();
  const { busy, problem, attempt, errorOf, form } = useSubmission(async (data) => {
    const body = { username: textOf(data, 'username') };
    const outcome = await outcomeOf(api.PUT('/api/accounts/me/username', { body }));
    if (!outcome.ok) return outcome.problem;
    toast({ tone: 'success', title: 'Username changed' });
    await revalidate();
    onClose();
    return null;
  });

  return (
    <form {...form} className="grid w-full max-w-105 gap-4" aria-label="Change username">
      <FormProblem problem={problem} attempt={attempt} idPrefix="change-username-" />
      <TextField
        ref={first}
        label="New username"
        id="change-username-username"
        name="username"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={ACCOUNT_LIMITS.username}
        defaultValue={username}
        hint="What buyers and sellers see."
        error={errorOf('username')}
      />
      <FormActions save="Save username" busy={busy} onCancel={onClose} />
    </form>
  );
}

/** Lists where the account is signed in, this device first. */
function DevicesSection({ devices }: { devices: readonly SignedInDevice[] }) {
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
          <span className="inline-block">
            Signed in <Day at={signedInAt} />,
          </span>{' '}
          <span className="inline-block">
            last seen <Day at={lastSeenAt} />
          </span>
        </>
      }
    >
      {!current && (
        <Button variant="line" busy={busy} aria-label={`Sign out ${device}`} onClick={() => void signOut()}>
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
