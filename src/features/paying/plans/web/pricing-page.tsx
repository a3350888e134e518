import { type ReactNode, useState } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { load, pageOf } from '../../../../platform/web/page/page-context.ts';
import { pageMeta } from '../../../../platform/web/page/page-meta.ts';
import { useSlot } from '../../../../platform/web/page/slot.tsx';
import { Button } from '../../../../platform/web/ui/button.tsx';
import type { ButtonLook } from '../../../../platform/web/ui/button-class.ts';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { FREE_PLAN } from '../../../../shared/plan-types.ts';
import type { PaidPlan } from '../../../../shared/prices.ts';
import { voiceSaleSlot } from '../../billing/web/billing.ts';
import { isMainlyVoice } from '../contract/entitlements.ts';
import { intervalOf, type RenewingPlan, renews } from '../contract/offers.ts';
import { changeText, downgradeText } from './change-text.ts';
import { PayByTabs } from './pay-by-tabs.tsx';
import { freeAction, type PlanAction, planAction } from './plan-action.ts';
import { FreePlanCard, LifetimePlans, RenewingPlanCard } from './plan-card.tsx';
import { type PayBy, PREMIUM_CARD, PREMIUM_PLUS_CARD, type RenewingCard } from './plan-cards.ts';
import { PlanInUse, PlanWaiting } from './plan-notices.tsx';
import { offersByPlan } from './plan-offers.ts';
import { FreeStaysFree, PaymentHint, PlanQuestions } from './pricing-texts.tsx';
import { SwitchPlanDialog, useChangePrices } from './switch-plan-dialog.tsx';
import { useChoosePlan } from './use-choose-plan.ts';
import { usePlanUpdates } from './use-plan-updates.ts';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(
    matches,
    'Choose Your Plan',
    'Selling is free and stays free. Plans add voice, credits and insights.',
  );

/** Loads the plan and credits of a member; null for everyone else, who can read the page too. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = pageOf(context);
  const [{ offers, salesEmail }, mine, credits] = await Promise.all([
    load(api.GET('/api/plans')),
    api.GET('/api/subscription'),
    api.GET('/api/credits'),
  ]);
  return {
    offers: offersByPlan(offers),
    salesEmail,
    mine: mine.data ?? null,
    credits: credits.data ?? null,
  };
}

const CARDS = [PREMIUM_CARD, PREMIUM_PLUS_CARD] as const;

export default function PricingPage() {
  const { offers, salesEmail, mine, credits } = useLoaderData<typeof loader>();
  const { choosing, notice, startTrial, pay } = useChoosePlan();
  usePlanUpdates();
  const voice = useSlot(voiceSaleSlot);
  const [payBy, setPayBy] = useState<PayBy>(() => payByOf(mine?.planType));
  const [switchingTo, setSwitchingTo] = useState<RenewingPlan | null>(null);
  const yearly = payBy === 'year';
  const has = mine?.planType ?? FREE_PLAN;
  const planOfCard = (card: RenewingCard) => (yearly ? card.yearly : card.monthly);
  // Members keep a plan that is no longer sold.
  const cards = CARDS.filter((card) => offers[planOfCard(card)].isForSale || planOfCard(card) === has);
  const switches = cards
    .map((card) => planAction(mine, planOfCard(card)))
    .flatMap((action) => (action.kind === 'switch' ? action.to : []));
  const prices = useChangePrices(renews(has) ? has : null, switches);
  const hasPlan = has !== FREE_PLAN;

  function get(plan: PaidPlan): void {
    if (!isMainlyVoice(plan) || voice.canBuy()) pay(plan);
  }

  function button(action: PlanAction, plan: PaidPlan, look: ButtonLook, more?: ReactNode): ReactNode {
    switch (action.kind) {
      case 'manage':
        return (
          <ButtonLink to="/settings/plan" {...look} variant={look.className ? look.variant : 'line'}>
            {action.label}
            {more}
          </ButtonLink>
        );
      case 'none':
        return <Unavailable {...look}>{action.label}</Unavailable>;
      case 'switch':
        return (
          <Button {...look} onClick={() => setSwitchingTo(action.to)}>
            {action.label}
          </Button>
        );
      case 'get':
        return (
          <Button {...look} busy={choosing === plan} onClick={() => get(plan)}>
            {action.label}
            {more}
          </Button>
        );
    }
  }

  const switchTo = (plan: RenewingPlan) => ({ ...offers[plan], id: plan });

  function priceOf(plan: RenewingPlan): ReactNode {
    const isScheduled = mine?.current?.scheduledPlanType === plan;
    if (!isScheduled && planAction(mine, plan).kind !== 'switch') return null;
    const today = prices.get(plan);
    const text =
      downgradeText(mine?.current ?? null, switchTo(plan)) ??
      (today !== undefined && renews(has) && changeText(has, switchTo(plan), today));
    return text && <p className="mt-2 text-center text-sm opacity-90">{text}</p>;
  }

  const free = freeAction(mine);
  return (
    <div className="wrap pt-1.5 pb-20 md:pt-3">
      <h1 className="t-page">Choose Your Plan</h1>
      <p className="t-lead mt-1.5 text-ink-2 lg:mt-2.5">Selling is free. Plans add extras.</p>
      {mine !== null && hasPlan ? <PlanInUse mine={mine} credits={credits} /> : <FreeStaysFree />}
      {mine?.pending && !notice && <PlanWaiting plan={mine.pending} />}
      <div className="mt-4.5 mb-3.5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3.5 md:mt-8 md:mb-4.5">
        <h2 className="t-panel max-md:sr-only">{hasPlan ? 'Your options' : 'Add more when you want it'}</h2>
        <PayByTabs value={payBy} onChange={setPayBy} />
      </div>
      {notice && <div className="mb-4.5">{notice}</div>}
      {voice.note}
      <div className="flex flex-col gap-4">
        <div className="grid gap-4 lg:grid-cols-3 lg:gap-x-5 lg:gap-y-0">
          {cards.map((card) => {
            const plan = planOfCard(card);
            return (
              <RenewingPlanCard
                key={card.name}
                card={card}
                offers={offers}
                yearly={yearly}
                isMine={card.monthly === has || card.yearly === has}
                action={
                  <>
                    {button(planAction(mine, plan), plan, card === PREMIUM_CARD ? BLOCK : ON_NIGHT)}
                    {priceOf(plan)}
                  </>
                }
              />
            );
          })}
          <FreePlanCard
            isMine={mine?.planType === FREE_PLAN && mine.current !== null}
            action={
              free.kind === 'get' ? (
                <Button variant="line" block busy={choosing === FREE_PLAN} onClick={startTrial}>
                  {free.label}
                </Button>
              ) : (
                <Unavailable block>{free.label}</Unavailable>
              )
            }
          />
        </div>
        <div className={payBy === 'once' ? 'order-first' : undefined}>
          <LifetimePlans
            offers={offers}
            action={(plan, name) =>
              button(
                planAction(mine, plan),
                plan,
                { variant: 'line', className: 'max-lg:w-full' },
                <span className="sr-only">: {name}</span>,
              )
            }
          />
        </div>
      </div>
      <PaymentHint hasPlan={hasPlan} />
      {hasPlan && <FreeStaysFree />}
      <PlanQuestions salesEmail={salesEmail} />
      {switchingTo && (
        <SwitchPlanDialog
          from={has}
          current={mine?.current ?? null}
          to={switchTo(switchingTo)}
          todayCents={prices.get(switchingTo)}
          onClose={() => setSwitchingTo(null)}
        />
      )}
    </div>
  );
}

const BLOCK: ButtonLook = { variant: 'primary', block: true };
/** The main button on cards that are dark in both themes. */
const ON_NIGHT: ButtonLook = { ...BLOCK, className: 'bg-on-night text-on-zest hover:bg-on-night-2' };

const payByOf = (planType: Parameters<typeof intervalOf>[0] = FREE_PLAN): PayBy =>
  intervalOf(planType) === 'year' ? 'year' : 'month';

function Unavailable({ block, children }: Pick<ButtonLook, 'block'> & { children: ReactNode }) {
  return (
    <Button variant="soft" block={block} disabled className="bg-surface-3 text-ink-2">
      {children}
    </Button>
  );
}
