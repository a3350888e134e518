import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useSearchParams } from 'react-router';
import { load, pageOf } from '../../../../../platform/web/page/page-context.ts';
import { pageMeta } from '../../../../../platform/web/page/page-meta.ts';
import { TabPanel, Tabs } from '../../../../../platform/web/ui/tabs.tsx';
import { SITE_TEXTS } from '../../../../../shared/site-texts.ts';
import { DeskHead } from '../../../operators/web/operators.ts';
import { ColorSettings } from './color-settings.tsx';
import { InvitationLinks } from './invitation-links.tsx';
import { NewcomersField } from './newcomers-field.tsx';
import { OpeningHoursField } from './opening-hours-field.tsx';
import { PictureSetting } from './picture-setting.tsx';
import { PublishBar } from './publish-bar.tsx';
import { SettingOptions, SettingSwitch } from './setting-choice.tsx';
import { SettingText } from './setting-field.tsx';
import { SettingsHistory } from './settings-history.tsx';
import { SettingsPreview } from './settings-preview.tsx';
import { TextSettings } from './text-settings.tsx';
import { type Drafts, type SettingKey, useDrafts } from './use-drafts.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = pageOf(context);
  const [settings, changes, links] = await Promise.all([
    load(api.GET('/api/settings')),
    load(api.GET('/api/settings/changes')),
    load(api.GET('/api/site-invitations')),
  ]);
  return { settings, changes, ...links };
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, 'Settings. Operator', 'Name, texts and rules of this site.');

const HISTORY = { id: 'history', label: 'History' };

/** Lets operators edit the site: drafts until they publish them. */
export default function SettingsPage() {
  const { settings, changes, invitations } = useLoaderData<typeof loader>();
  const drafts = useDrafts(settings);
  const [params, setParams] = useSearchParams();
  const tabs = [...drafts.groups.filter(({ id }) => id !== 'prices' && id !== 'categories'), HISTORY];
  const tab = tabs.find(({ id }) => id === params.get('tab'))?.id ?? 'look';
  const text = SITE_TEXTS.find(({ name }) => name === params.get('text'))?.name ?? 'terms';
  const previewed = previewedPage(tab, text);
  return (
    <div>
      <DeskHead title="Settings">Changes go live when you publish. Nothing restarts.</DeskHead>
      <Tabs
        id="settings"
        label="Settings"
        tabs={tabs.map(({ id, label }) => ({ value: id, label }))}
        value={tab}
        param="tab"
        onChange={(value) => setParams({ tab: value }, { replace: true, preventScrollReset: true })}
      />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_380px]">
        <div>
          <TabPanel tabsId="settings" value="look" active={tab === 'look'}>
            <LookSettings drafts={drafts} />
          </TabPanel>
          <TabPanel tabsId="settings" value="contact" active={tab === 'contact'}>
            <ContactSettings drafts={drafts} />
          </TabPanel>
          <TabPanel tabsId="settings" value="texts" active={tab === 'texts'}>
            <TextSettings
              drafts={drafts}
              shown={text}
              onShow={(name) =>
                setParams({ tab: 'texts', text: name }, { replace: true, preventScrollReset: true })
              }
            />
            <ApiLicense drafts={drafts} />
          </TabPanel>
          <TabPanel tabsId="settings" value="access" active={tab === 'access'}>
            <AccessSettings drafts={drafts} />
            <InvitationLinks loaded={invitations} />
          </TabPanel>
          <TabPanel tabsId="settings" value="features" active={tab === 'features'}>
            <FeatureSettings drafts={drafts} />
          </TabPanel>
          <TabPanel tabsId="settings" value="limits" active={tab === 'limits'}>
            <LimitSettings drafts={drafts} />
          </TabPanel>
          <TabPanel tabsId="settings" value={HISTORY.id} active={tab === HISTORY.id}>
            <SettingsHistory drafts={drafts} changes={changes} key={changes.changes[0]?.id} />
          </TabPanel>
        </div>
        {previewed !== null && <SettingsPreview drafts={drafts} path={previewed} />}
      </div>
      <PublishBar drafts={drafts} hasPreview={previewed !== null} />
    </div>
  );
}

/** Returns the page that shows the settings of a tab; null if none does. */
function previewedPage(tab: string, text: string): string | null {
  if (tab === 'limits' || tab === HISTORY.id) return null;
  return tab === 'texts' ? `/${text}` : tab === 'contact' ? '/contact' : '/';
}

const SECTION = 'grid gap-4.5 border-b border-line pb-7 mb-6.5 last:border-0 last:mb-0';

function LookSettings({ drafts }: { drafts: Drafts }) {
  return (
    <>
      <section aria-labelledby="name" className={SECTION}>
        <h2 id="name" className="desk-h2">
          Name
        </h2>
        <SettingText drafts={drafts} name="siteName" />
        <PictureSetting drafts={drafts} name="logo" />
      </section>
      <section aria-labelledby="colors" className={SECTION}>
        <h2 id="colors" className="desk-h2">
          Colors
        </h2>
        <ColorSettings drafts={drafts} />
      </section>
      <section aria-labelledby="home" className={SECTION}>
        <h2 id="home" className="desk-h2">
          Home page
        </h2>
        <SettingText drafts={drafts} name="homeTitle" />
        <SettingText drafts={drafts} name="homeLead" rows={2} />
        <PictureSetting drafts={drafts} name="homePicture" />
      </section>
    </>
  );
}

function ContactSettings({ drafts }: { drafts: Drafts }) {
  return (
    <section aria-labelledby="contact" className={SECTION}>
      <h2 id="contact" className="desk-h2">
        Contact and hours
      </h2>
      <SettingText drafts={drafts} name="contactEmail" />
      <SettingText drafts={drafts} name="contactPhone" />
      <OpeningHoursField drafts={drafts} />
      <SettingText drafts={drafts} name="replyTime" />
    </section>
  );
}

function ApiLicense({ drafts }: { drafts: Drafts }) {
  return (
    <section aria-labelledby="api-license" className="mt-6.5 grid gap-4.5 border-t border-line pt-7">
      <h2 id="api-license" className="desk-h2">
        API
      </h2>
      <SettingText drafts={drafts} name="apiLicense" />
      <SettingText drafts={drafts} name="apiLicenseUrl" />
    </section>
  );
}

const SIGN_UP = [
  { value: 'open', label: 'Everyone' },
  { value: 'invitation', label: 'By invitation' },
  { value: 'closed', label: 'Nobody' },
];
const CONFIRM_EMAIL = [
  { value: 'server', label: 'As the server is set up' },
  { value: 'required', label: 'Yes' },
  { value: 'off', label: 'No' },
];

function AccessSettings({ drafts }: { drafts: Drafts }) {
  return (
    <section aria-labelledby="access" className={SECTION}>
      <h2 id="access" className="desk-h2">
        Sign-up and guests
      </h2>
      <SettingOptions drafts={drafts} name="signUp" options={SIGN_UP} />
      <SettingOptions drafts={drafts} name="confirmEmail" options={CONFIRM_EMAIL} />
      <SettingSwitch drafts={drafts} name="guests" />
    </section>
  );
}

const FEATURES = ['flashDrops', 'zones', 'plans', 'assistant', 'matchMe'] as const;

function FeatureSettings({ drafts }: { drafts: Drafts }) {
  return (
    <section aria-labelledby="features" className={SECTION}>
      <div>
        <h2 id="features" className="desk-h2">
          Features
        </h2>
        <p className="hint mt-1.5">
          A feature that's off has no pages, links or background work. Its data stays for when you turn it
          back on.
        </p>
      </div>
      {FEATURES.map((name) => (
        <SettingSwitch key={name} drafts={drafts} name={name} />
      ))}
    </section>
  );
}

const CASE_TIMES = [
  'urgentHours',
  'soonHours',
  'canWaitHours',
  'appealHours',
  'claimMinutes',
  'undoSeconds',
] as const;

const LIMITS_OF_PEOPLE = ['listingsPerHour', 'chatsPerHour', 'wantsPerPerson', 'zonesPerDay'] as const;

function LimitSettings({ drafts }: { drafts: Drafts }) {
  return (
    <>
      <section aria-labelledby="newcomers" className={SECTION}>
        <h2 id="newcomers" className="desk-h2">
          People
        </h2>
        <NewcomersField drafts={drafts} />
        <NumberSettings drafts={drafts} names={LIMITS_OF_PEOPLE} />
      </section>
      <section aria-labelledby="case-times" className={SECTION}>
        <h2 id="case-times" className="desk-h2">
          Cases and appeals
        </h2>
        <NumberSettings drafts={drafts} names={CASE_TIMES} />
      </section>
    </>
  );
}

function NumberSettings({ drafts, names }: { drafts: Drafts; names: readonly SettingKey[] }) {
  return (
    <div className="grid items-start gap-x-4 gap-y-4.5 sm:grid-cols-2">
      {names.map((name) => (
        <SettingText key={name} drafts={drafts} name={name} isNumber />
      ))}
    </div>
  );
}
