import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useRevalidator } from 'react-router';
import { useLive } from '../../../../platform/web/live/use-live.ts';
import { load, pageOf } from '../../../../platform/web/page/page-context.ts';
import { pageTitle } from '../../../../platform/web/page/page-meta.ts';
import { Badge } from '../../../../platform/web/ui/badge.tsx';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { formatExactDollars } from '../../../../shared/money.ts';
import { offerTitle } from '../../../../shared/offers.ts';
import { requireSignIn } from '../../../people/accounts/web/accounts.ts';
import { BILLING_UPDATES } from '../contract/billing-updates.ts';
import type { Checkout } from '../contract/checkout.ts';
import { isOpen } from '../contract/checkout-states.ts';
import { PaymentSteps } from './payment-steps.tsx';
import { PriceSummary, PriceSummaryLine } from './price-summary.tsx';
import { type ProductTexts, useProductTexts } from './product-texts.ts';
import { ReturnHead } from './return-head.tsx';
import {
  DECLINED_AFTER_MS,
  type ReturnView,
  returnSteps,
  returnText,
  returnView,
  SLOW_AFTER_MS,
} from './return-view.ts';
import { TestBand } from './test-band.tsx';

export const meta: MetaFunction<typeof loader> = ({ matches }) => [
  pageTitle(matches, 'Your payment'),
  { name: 'robots', content: 'noindex' },
];

export async function loader({ url, context }: LoaderFunctionArgs) {
  const id = url.searchParams.get('checkout') ?? '';
  const answer = await pageOf(context).api.GET('/api/checkouts/{id}', { params: { path: { id } } });
  requireSignIn(url, answer.response);
  return { checkout: await load(Promise.resolve(answer)) };
}

/**
 * The page that the payment page returns to. Waits for the provider's confirmation, the only proof of
 * payment.
 */
export default function ReturnPage() {
  const { checkout } = useLoaderData<typeof loader>();
  const waitedMs = useWaitingTime(checkout.id, isOpen(checkout.state));
  const view = returnView(checkout.state, waitedMs);
  const texts = useProductTexts(checkout.offer);
  return (
    <>
      {checkout.isTest && <TestBand title="Test payment." text="No money moved." />}
      <div className="wrap">
        <div key={view} className="mx-auto mt-7 mb-10 max-w-[560px] motion-safe:animate-rise md:mt-14">
          <View view={view} checkout={checkout} texts={texts} />
        </div>
      </div>
    </>
  );
}

interface ViewProps {
  view: ReturnView;
  checkout: Checkout;
  texts: ProductTexts;
}

function View({ view, checkout, texts: { result, shop, destination, Paid } }: ViewProps) {
  const { offer } = checkout;
  if (view === 'paid' && Paid) return <Paid checkout={checkout} />;
  const follows = result(offer);
  return (
    <>
      <ReturnHead view={view} {...returnText(view, follows)} />
      <PaymentSteps steps={returnSteps(view, follows)} />
      {(view === 'pending' || view === 'paid') && (
        <PriceSummary>
          <PriceSummaryLine label={offerTitle(offer)}>
            {formatExactDollars(offer.amountCents)}
          </PriceSummaryLine>
          <PriceSummaryLine label="Status">
            {view === 'paid' ? (
              <Badge tone="success">
                <Icon name="circle-check" />
                Active
              </Badge>
            ) : (
              <Badge tone="ai">
                <Icon name="clock" />
                Pending
              </Badge>
            )}
          </PriceSummaryLine>
        </PriceSummary>
      )}
      {view === 'pending' ? (
        <p className="hint mt-4.5">You can close this tab. Your receipt comes by email.</p>
      ) : (
        <p className="mt-6.5 flex flex-wrap items-center gap-2.5">
          {view === 'slow' && (
            <>
              <ButtonLink to={destination.to}>Go to {destination.label}</ButtonLink>
              <ButtonLink to="/contact" variant="quiet">
                Contact us
              </ButtonLink>
            </>
          )}
          {view === 'paid' && <ButtonLink to={destination.to}>{destination.label}</ButtonLink>}
          {(view === 'declined' || view === 'left') && <ButtonLink to={shop.to}>{shop.label}</ButtonLink>}
        </p>
      )}
    </>
  );
}

/** Polling interval in milliseconds, in case live updates don't arrive. */
const POLL_INTERVAL_MS = 3000;
const SLOW_POLL_INTERVAL_MS = 15_000;

/** Waiting times at which the page's text changes. */
const TEXT_CHANGES_AT_MS = [DECLINED_AFTER_MS, SLOW_AFTER_MS] as const;

/**
 * Reloads the page's data while a checkout is open, on live updates and by polling.
 * @returns the elapsed waiting time in milliseconds: 0 or the last value of `TEXT_CHANGES_AT_MS` that passed.
 */
function useWaitingTime(checkoutId: string, isWaiting: boolean): number {
  const { revalidate } = useRevalidator();
  const [waitedMs, setWaitedMs] = useState(0);
  const slow = waitedMs >= SLOW_AFTER_MS;
  useLive(isWaiting, {
    update({ type, ids }) {
      if (type === BILLING_UPDATES.checkout && ids.includes(checkoutId)) void revalidate();
    },
    connected: () => void revalidate(),
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const polls = setInterval(() => void revalidate(), slow ? SLOW_POLL_INTERVAL_MS : POLL_INTERVAL_MS);
    return () => clearInterval(polls);
  }, [isWaiting, slow, revalidate]);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timers = TEXT_CHANGES_AT_MS.map((ms) => setTimeout(() => setWaitedMs(ms), ms));
    return () => timers.forEach(clearTimeout);
  }, [isWaiting]);
  return waitedMs;
}
