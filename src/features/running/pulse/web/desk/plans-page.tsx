import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useConnectionState } from '../../../../../platform/web/connection/use-connection.ts';
import { load, pageOf } from '../../../../../platform/web/page/page-context.ts';
import { pageMeta } from '../../../../../platform/web/page/page-meta.ts';
import { Badge } from '../../../../../platform/web/ui/badge.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { IconButton } from '../../../../../platform/web/ui/icon-button.tsx';
import { counted } from '../../../../../shared/counted.ts';
import { grouped } from '../../../../../shared/grouped.ts';
import { formatDollars } from '../../../../../shared/money.ts';
import type { PackId, PaidPlan } from '../../../../../shared/prices.ts';
import { DeskHead } from '../../../operators/web/operators.ts';
import { type Drafts, PublishBar, SettingSwitch, useDrafts } from '../../../settings/web/settings.ts';
import type { Sales } from '../../contract/sales.ts';
import { DeskSection } from './desk-section.tsx';
import { CreditsInput, PriceRow, peopleText, priceOf } from './price-rows.tsx';
import { WhenPublished } from './when-published.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = pageOf(context);
  const [settings, sales] = await Promise.all([
    load(api.GET('/api/settings')),
    load(api.GET('/api/desk/sales')),
  ]);
  return { settings, sales };
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, 'Plans and prices. Operator', 'What plans and voice credits cost.');

const PLANS: readonly (readonly [plan: PaidPlan, about: string])[] = [
  ['premium_monthly', '5 credits a month'],
  ['premium_yearly', '5 credits a month'],
  ['premium_plus_monthly', '10 credits a month, insights'],
  ['premium_plus_yearly', '10 credits a month, insights'],
  ['one_time_premium', 'Unlimited credits'],
  ['one_time_premium_plus', 'Unlimited credits, insights'],
];

/** Lets operators set what plans and packs cost: drafts until they publish them. */
export default function PlansPage() {
  const { settings, sales } = useLoaderData<typeof loader>();
  const drafts = useDrafts(settings);
  const { paying, month } = sales;
  return (
    <div>
      <DeskHead title="Plans and prices">
        {counted(paying, 'person pays.', 'people pay.')} {formatDollars(month.paidCents)} this month so far,{' '}
        {formatDollars(month.refundedCents)} refunded.
      </DeskHead>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid grid-cols-1 content-start gap-8">
          <DeskSection title="Plans">
            <ul className="divide-y divide-line border-y border-line">
              <FreeRow people={sales.free} />
              {PLANS.map(([plan, about]) => (
                <PriceRow
                  key={plan}
                  drafts={drafts}
                  name={plan}
                  about={about}
                  sold={peopleText(pricesOf(sales, plan), priceOf(drafts, plan).price.cents)}
                />
              ))}
            </ul>
          </DeskSection>
          <Packs drafts={drafts} packs={sales.packs} />
          <SettingSwitch drafts={drafts} name="plans" />
        </div>
        <WhenPublished drafts={drafts} pricesOf={(plan) => pricesOf(sales, plan)} />
      </div>
      <PublishBar drafts={drafts} />
    </div>
  );
}

const pricesOf = ({ plans }: Sales, plan: PaidPlan) => plans.filter(({ id }) => id === plan);

function FreeRow({ people }: { people: number }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 py-2.5 md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="font-semibold">Free Trial</p>
        <p className="text-sm text-ink-2">1 voice credit a month, $0</p>
      </div>
      <p className="text-sm text-ink-2 max-md:order-last">{counted(people, 'person', 'people')}</p>
      <Badge>Always on</Badge>
    </li>
  );
}

function Packs({ drafts, packs }: { drafts: Drafts } & Pick<Sales, 'packs'>) {
  const { lost } = useConnectionState();
  const order = drafts.chosen('packOrder') as readonly PackId[];
  function move(index: number, by: 1 | -1) {
    const next = [...order];
    const [moved] = next.splice(index, 1);
    if (moved === undefined) return;
    next.splice(index + by, 0, moved);
    void drafts.edit('packOrder', next);
  }
  return (
    <DeskSection title="Voice credit packs" hint="Credits already bought don't change.">
      <ul className="divide-y divide-line border-y border-line">
        {order.map((pack, index) => {
          const { label } = drafts.settingOf(pack);
          const sold = packs.find(({ id }) => id === pack)?.sold ?? 0;
          return (
            <PriceRow
              key={pack}
              drafts={drafts}
              name={pack}
              about={
                <span className="-ms-2 flex items-center gap-1">
                  <IconButton
                    size="sm"
                    label={`Move ${label} up`}
                    disabled={lost || index === 0}
                    onClick={() => move(index, -1)}
                  >
                    <Icon name="arrow-up" />
                  </IconButton>
                  <IconButton
                    size="sm"
                    label={`Move ${label} down`}
                    disabled={lost || index === order.length - 1}
                    onClick={() => move(index, 1)}
                  >
                    <Icon name="arrow-down" />
                  </IconButton>
                </span>
              }
              sold={`${grouped(sold)} sold`}
            >
              <span className="text-sm text-ink-2">for</span>
              <CreditsInput drafts={drafts} name={pack} />
              <span className="text-sm text-ink-2">credits</span>
            </PriceRow>
          );
        })}
      </ul>
    </DeskSection>
  );
}
