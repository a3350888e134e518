import { type ReactNode, useState } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { load, pageOf } from '../../../../platform/web/page/page-context.ts';
import { pageTitle } from '../../../../platform/web/page/page-meta.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { shortDate } from '../../../../shared/dates.ts';
import { FREE_PLAN } from '../../../../shared/plan-types.ts';
import { requireSignIn } from '../../../people/accounts/web/accounts.ts';
import { Invoices } from '../../billing/web/billing.ts';
import { intervalOf, isPaidPlan } from '../contract/offers.ts';
import { PLAN_CREDITS } from '../contract/plan-credits.ts';
import { PLAN_NAMES } from '../contract/plan-names.ts';
import type { MyPlan, Subscription } from '../contract/subscription.ts';
import { CancelPlanDialog } from './cancel-plan-dialog.tsx';
import { PlanBadge, PlanPanel, planFacts, planStatus } from './plan-status.tsx';
import { ThisMonth } from './this-month.tsx';
import { useChoosePlan } from './use-choose-plan.ts';
import { useManagePlan } from './use-manage-plan.ts';
import { usePlanUpdates } from './use-plan-updates.ts';

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { api } = pageOf(context);
  const [mine, credits, payments, featured] = await Promise.all([
    api.GET('/api/subscription'),
    api.GET('/api/credits'),
    api.GET('/api/payments'),
    api.GET('/api/featured-listings/own'),
  ]);
  requireSignIn(url, mine.response);
  return {
    mine: await load(Promise.resolve(mine)),
    credits: credits.data ?? null,
    featured: featured.data ?? null,
    payments: await load(Promise.resolve(payments)),
  };
}

export const meta: MetaFunction<typeof loader> = ({ matches }) => [pageTitle(matches, 'My plan')];

export default function MyPlanPage() {
  const { mine, credits, payments, featured } = useLoaderData<typeof loader>();
  const { notice, pay, choosing } = useChoosePlan();
  const { busy, cancel, keep, forget, dropChange, updateCard } = useManagePlan();
  const [isCanceling, setCanceling] = useState(false);
  usePlanUpdates();
  const bought = credits?.purchased ?? 0;
  const { current, pending } = mine;

  /** One main action, and the other possible ones. */
  function actionsOf(plan: Subscription): ReactNode {
    const { can, planType } = plan;
    const openPayment = () => {
      if (isPaidPlan(planType)) pay(planType);
    };
    return (
      <>
        {can.includes('openPayment') && (
          <Button variant="line" busy={choosing === planType} onClick={openPayment}>
            Open payment page
            <Icon name="external-link" />
          </Button>
        )}
        {can.includes('forget') && (
          <Button variant="quiet" busy={busy} onClick={() => void forget()}>
            Never mind
          </Button>
        )}
        {can.includes('dropChange') && (
          <Button busy={busy} onClick={() => void dropChange()}>
            Keep {PLAN_NAMES[planType]}
          </Button>
        )}
        {can.includes('change') && (
          <ButtonLink to="/pricing" variant={can.includes('dropChange') ? 'line' : 'primary'}>
            Change plan
          </ButtonLink>
        )}
        {can.includes('updateCard') && (
          <Button
            variant={plan.status === 'past_due' ? 'primary' : 'line'}
            busy={busy}
            onClick={() => void updateCard()}
          >
            <Icon name="credit-card" />
            Update card
          </Button>
        )}
        {can.includes('cancel') && (
          <Button variant="quiet" onClick={() => setCanceling(true)}>
            Cancel plan
          </Button>
        )}
        {can.includes('keep') && (
          <Button busy={busy} onClick={() => void keep()}>
            Keep {PLAN_NAMES[planType]}
          </Button>
        )}
        {plan.status === 'on_hold' && (
          <ButtonLink to="/contact" variant="line">
            Contact us
          </ButtonLink>
        )}
      </>
    );
  }

  const panelOf = (plan: Subscription) => {
    const interval = intervalOf(plan.planType);
    return (
      <PlanPanel
        key={plan.id}
        planType={plan.planType}
        badge={<PlanBadge {...plan} />}
        price={interval === null ? undefined : { cents: plan.amountCents, per: `a ${interval}` }}
        status={planStatus(plan)}
        facts={planFacts(plan, bought)}
        actions={actionsOf(plan)}
      />
    );
  };

  return (
    <div className="grid min-w-0 gap-6">
      <h2 className="t-panel">My plan</h2>
      {notice}
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] xl:items-start xl:gap-5">
        <div className="grid min-w-0 gap-4">
          {pending && panelOf(pending)}
          {current && current.amountCents > 0 ? (
            panelOf(current)
          ) : (
            <PlanWithoutPayments mine={mine} bought={bought} />
          )}
        </div>
        <ThisMonth planType={mine.planType} credits={credits} featured={featured} />
      </div>
      <Invoices first={payments} />
      {isCanceling && current && (
        <CancelPlanDialog
          plan={current}
          bought={bought}
          busy={busy}
          onCancelPlan={() => void cancel().then(() => setCanceling(false))}
          onClose={() => setCanceling(false)}
        />
      )}
    </div>
  );
}

/** Shows the free trial, or a plan granted by the site's settings. */
function PlanWithoutPayments({ mine: { planType, ended }, bought }: { mine: MyPlan; bought: number }) {
  const isFree = planType === FREE_PLAN;
  return (
    <PlanPanel
      planType={planType}
      badge={<PlanBadge planType={planType} status="active" cancelsAtPeriodEnd={false} />}
      status={
        ended?.endedAt ? (
          <p>
            Your {PLAN_NAMES[ended.planType]} ended on <strong>{shortDate(ended.endedAt)}</strong>. Your
            listings, chats{bought > 0 && ` and ${bought} bought credits`} are still here.
          </p>
        ) : (
          <p>{isFree ? 'Listing, searching and chatting are free, and stay free.' : 'Nothing to pay.'}</p>
        )
      }
      facts={
        isFree ? [['Credits a month', String(PLAN_CREDITS[planType])]] : [['Voice credits', 'Unlimited']]
      }
      actions={
        isFree && (
          <ButtonLink to="/pricing" variant="line">
            See plans
          </ButtonLink>
        )
      }
    />
  );
}
