import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { load, pageOf } from '../../../platform/web/page-context.ts';
import { ButtonLink } from '../../../platform/web/ui/button-link.tsx';
import { requireSignIn } from '../../accounts/web/accounts.ts';
import { ChannelTable } from './channel-table.tsx';
import { PushPanel } from './push-panel.tsx';
import { useSettingsPanels } from './settings-panels.ts';
import { TimesPanel } from './times-panel.tsx';
import { useSettings } from './use-settings.ts';

export async function loader({ url, context }: LoaderFunctionArgs) {
  const answer = await pageOf(context).api.GET('/api/notifications/settings');
  requireSignIn(url, answer.response);
  return load(Promise.resolve(answer));
}

export const meta: MetaFunction = () => [{ title: 'Notification settings. Offhand' }];

export default function SettingsPage() {
  const panels = useSettingsPanels();
  const { settings, change } = useSettings(useLoaderData<typeof loader>());
  return (
    <div className="grid max-w-180 min-w-0 grid-cols-1 gap-6">
      <div className="grid gap-3">
        <h2 className="t-panel">Notification settings</h2>
        <p className="text-ink-2">Choose what we tell you. Changes save automatically.</p>
      </div>
      <ChannelTable channels={settings.channels} onChange={(choice) => change({ channels: [choice] })} />
      {!settings.mail.works && (
        <p className="rounded-lg bg-warn-soft px-5 py-4 text-warn" role="note">
          Emails start once you confirm {settings.mail.address} with the link we sent there.
        </p>
      )}
      <PushPanel push={settings.push} />
      <TimesPanel settings={settings} onChange={change} />
      {panels.map((Panel) => (
        <Panel key={Panel.name} />
      ))}
      <ButtonLink variant="line" className="justify-self-start" to="/notifications">
        Notifications
      </ButtonLink>
    </div>
  );
}
