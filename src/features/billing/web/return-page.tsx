import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { load, pageOf } from '../../../platform/web/page-context.ts';
import { Badge } from '../../../platform/web/ui/badge.tsx';
import { ButtonLink } from '../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { formatExactDollars } from '../../../shared/money.ts';
import { requireSignIn } from '../../accounts/web/accounts.ts';
import { type Checkout, isOpen } from '../contract/checkout.ts';
import { offerTitle } from '../../../shared/offers.ts';
import { PaymentSteps } from './payment-steps.tsx';
import { ReturnHead } from './return-head.tsx';
import { type ReturnView, returnSteps, returnText, returnView } from './return-view.ts';
import { type ProductTexts, useProductTexts } from './product-texts.ts';
import { PriceSummary, PriceSummaryLine } from './price-summary.tsx';
import { TestBand } from './test-band.tsx';
import { useWaitingTime } from './use-waiting-time.ts';

export const meta: MetaFunction<typeof loader> = () => [
  { title: 'Your payment. Offhand' },
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
