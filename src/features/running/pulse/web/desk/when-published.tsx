import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import type { IconName } from '../../../../../platform/web/ui/icon-names.ts';
import { Notice } from '../../../../../platform/web/ui/notice.tsx';
import { PriceTag } from '../../../../../platform/web/ui/price-tag.tsx';
import { counted } from '../../../../../shared/counted.ts';
import { formatDollars } from '../../../../../shared/money.ts';
import type { PackId, PackPrice, PaidPlan, PlanPrice } from '../../../../../shared/prices.ts';
import { isPackId } from '../../../../paying/credits/contract/packs.ts';
import {
  intervalOf,
  isPaidPlan,
  PLAN_TERMS,
  yearlySaving,
} from '../../../../paying/plans/contract/offers.ts';
import type { Drafts } from '../../../settings/web/settings.ts';
import { priceOf } from './price-rows.tsx';

interface WhenPublishedProps {
  drafts: Drafts;
  /** Returns how many people have a plan at which price. */
  pricesOf: (plan: PaidPlan) => readonly { amountCents: number; people: number }[];
}

/** Says what publishing the drafts changes, and for whom it doesn't. */
export function WhenPublished({ drafts, pricesOf }: WhenPublishedProps) {
  const changed = drafts.drafts.map(({ key }) => key);
  const plans = changed.filter(isPaidPlan);
  const effects = [
    ...plans.flatMap((plan) => planEffects(plan, priceOf(drafts, plan), pricesOf(plan))),
    ...changed.filter(isPackId).map((pack) => packEffect(drafts, pack)),
  ];
  const [previewed] = plans.filter((plan) => {
    const { price, published } = priceOf(drafts, plan);
    return price.cents !== published.cents;
  });
  return (
    <aside
      id="preview"
      aria-labelledby="preview-title"
      className="grid min-w-0 content-start gap-4 self-start rounded-xl p-5 shadow-[inset_0_0_0_1px_var(--line)] lg:sticky lg:top-24"
    >
      <h2 id="preview-title" className="desk-h2">
        When you publish
      </h2>
      {effects.length === 0 && <p className="text-ink-2">No price changes yet.</p>}
      <ul className="grid gap-2 empty:hidden" aria-live="polite">
        {effects.map(({ icon, text }) => (
          <li key={text} className="grid grid-cols-[20px_minmax(0,1fr)] gap-2 text-md text-ink-2">
            <Icon name={icon} className="icon-sm mt-0.5" />
            {text}
          </li>
        ))}
      </ul>
      <YearlyCheck drafts={drafts} monthly="premium_monthly" yearly="premium_yearly" />
      <YearlyCheck drafts={drafts} monthly="premium_plus_monthly" yearly="premium_plus_yearly" />
      {previewed && <Preview plan={previewed} cents={priceOf(drafts, previewed).price.cents} />}
    </aside>
  );
}

interface Effect {
  icon: IconName;
  text: string;
}

function planEffects(
  plan: PaidPlan,
  { price, published }: { price: PlanPrice; published: PlanPrice },
  paying: ReturnType<WhenPublishedProps['pricesOf']>,
): Effect[] {
  const { name } = PLAN_TERMS[plan];
  const interval = intervalOf(plan);
  const each = interval === null ? 'once' : `a ${interval}`;
  const effects: Effect[] = [];
  if (price.isForSale !== published.isForSale) {
    effects.push({
      icon: price.isForSale ? 'circle-check' : 'ban',
      text: price.isForSale ? `${name}, ${each}, is for sale again` : `Nobody new can buy ${name}, ${each}`,
    });
  }
  if (price.cents !== published.cents) {
    effects.push({
      icon: 'tag',
      text: `New subscribers pay ${formatDollars(price.cents)} ${each} for ${name}`,
    });
    if (interval !== null) {
      effects.push({
        icon: 'credit-card',
        text: `The first purchase creates the price of ${name}, ${each}, at Stripe. The old price stays there.`,
      });
    }
  }
  if (interval !== null) effects.push(...paying.map((old) => oldPriceEffect(name, each, old)));
  return effects;
}

const oldPriceEffect = (
  name: string,
  each: string,
  { amountCents, people }: { amountCents: number; people: number },
) =>
  ({
    icon: 'users-round',
    text: `${counted(people, 'person keeps', 'people keep')} ${name} for ${formatDollars(amountCents)} ${each} until they change plans`,
  }) satisfies Effect;

function packEffect(drafts: Drafts, pack: PackId): Effect {
  const { label } = drafts.settingOf(pack);
  const { price } = priceOf<PackPrice>(drafts, pack);
  if (!price.isForSale) return { icon: 'ban', text: `Nobody can buy the ${label}` };
  return { icon: 'tag', text: `The ${label} has ${price.credits} credits for ${formatDollars(price.cents)}` };
}

interface YearlyCheckProps {
  drafts: Drafts;
  monthly: PaidPlan;
  yearly: PaidPlan;
}

/** Warns when a new price changes what the pricing page says about paying by the year. */
function YearlyCheck({ drafts, monthly, yearly }: YearlyCheckProps) {
  const [month, year] = [priceOf(drafts, monthly), priceOf(drafts, yearly)];
  const savingOf = (which: 'price' | 'published') =>
    yearlySaving({ amountCents: month[which].cents }, { amountCents: year[which].cents });
  const [before, after] = [savingOf('published'), savingOf('price')];
  if (before.saveCents === after.saveCents) return null;
  const reads =
    after.saveCents > 0
      ? `will read “was ${formatDollars(after.wasCents)}, save ${formatDollars(after.saveCents)}”`
      : "saves nothing over paying monthly, so the page doesn't mention savings";
  return (
    <Notice tone="warn" icon="triangle-exclamation-point">
      <b>Check the yearly plan</b>
      <span className="block">
        {formatDollars(year.price.cents)} a year {reads}.
        {before.saveCents > 0 && ` Today it’s “save ${formatDollars(before.saveCents)}”.`}
      </span>
    </Notice>
  );
}

function Preview({ plan, cents }: { plan: PaidPlan; cents: number }) {
  const interval = intervalOf(plan);
  return (
    <div className="rounded-lg bg-surface-2 p-4">
      <p className="mb-3 text-sm text-ink-2">
        <b className="text-ink">Preview</b>, as on Pricing
      </p>
      <p className="flex flex-wrap items-center gap-2.5">
        <PriceTag
          cents={cents}
          size="lg"
          zest={plan.startsWith('premium_m') || plan.startsWith('premium_y')}
        />
        <span className="text-sm text-ink-2">
          {interval === null ? 'for life' : `a ${interval}`}, {PLAN_TERMS[plan].name}
        </span>
      </p>
    </div>
  );
}
