import { useState } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { load, pageOf } from '../../../../../platform/web/page-context.ts';
import { useSlot } from '../../../../../platform/web/slot.tsx';
import { requireSignIn } from '../require-sign-in.ts';
import { accountPanelsSlot } from './account-panels.ts';
import { DevicesSection } from './devices-section.tsx';
import { EmailSection } from './email-section.tsx';
import { ExportSection } from './export-section.tsx';
import type { OpenForm } from './open-form.ts';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { UsernameSection } from './username-section.tsx';

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { api } = pageOf(context);
  const [settings, passkeys, devices, dataExports] = await Promise.all([
    api.GET('/api/accounts/me'),
    api.GET('/api/accounts/passkeys'),
    api.GET('/api/accounts/devices'),
    api.GET('/api/data-exports'),
  ]);
  requireSignIn(url, settings.response);
  return {
    settings: await load(Promise.resolve(settings)),
    passkeys: await load(Promise.resolve(passkeys)),
    ...(await load(Promise.resolve(devices))),
    exports: await load(Promise.resolve(dataExports)),
  };
}

export const meta: MetaFunction<typeof loader> = () => [{ title: 'Account settings. Offhand' }];

export default function AccountPage() {
  const { settings, passkeys, devices, exports } = useLoaderData<typeof loader>();
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
      <ExportSection {...exports} />
      {panels(form, settings.email)}
    </div>
  );
}
