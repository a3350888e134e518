import { useState } from 'react';
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData, useNavigate } from 'react-router';
import { api } from '../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../platform/web/api/use-api-action.ts';
import { load, pageOf, requireId } from '../../../../platform/web/page/page-context.ts';
import type { PageHandle } from '../../../../platform/web/page/page-handle.ts';
import { pageTitle } from '../../../../platform/web/page/page-meta.ts';
import { useSite } from '../../../../platform/web/page/use-site.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { IconName } from '../../../../platform/web/ui/icon-names.ts';
import { Logo } from '../../../../platform/web/ui/logo.tsx';
import { Notice } from '../../../../platform/web/ui/notice.tsx';
import { PriceTag } from '../../../../platform/web/ui/price-tag.tsx';
import { shortDate } from '../../../../shared/dates.ts';
import { formatExactDollars } from '../../../../shared/money.ts';
import { offerTitle } from '../../../../shared/offers.ts';
import { requireSignIn } from '../../../people/accounts/web/accounts.ts';
import type { TestCheckout } from '../contract/test-checkout.ts';
import { LATE_SECONDS, TEST_OUTCOMES, type TestOutcome } from '../contract/test-outcomes.ts';
import { PriceSummary, PriceSummaryLine } from './price-summary.tsx';
import { TestBand } from './test-band.tsx';

export const handle: PageHandle = { topBar: 'none', dock: 'none', footer: 'none' };

export const meta: MetaFunction<typeof loader> = ({ matches }) => [
  pageTitle(matches, 'Test checkout'),
  { name: 'robots', content: 'noindex' },
];

export async function loader({ url, params: { id }, context }: LoaderFunctionArgs) {
  const path = { id: requireId(id) };
  const answer = await pageOf(context).api.GET('/api/test-checkouts/{id}', { params: { path } });
  requireSignIn(url, answer.response);
  return { checkout: await load(Promise.resolve(answer)) };
}

/** The built-in payment page for tests. Asks for an outcome instead of a card. */
export default function TestCheckoutPage() {
  const { checkout } = useLoaderData<typeof loader>();
  return (
    <>
      <TestBand title="Test checkout." text="No money moves and no card is asked for." />
      <div className="grid min-h-[calc(100svh-56px)] content-start lg:grid-cols-2 lg:content-stretch">
        <Summary checkout={checkout} />
        <section
          aria-labelledby="outcome"
          className="border-line bg-surface px-5 pt-6.5 pb-10 max-lg:border-t lg:border-s lg:px-16 lg:pt-27"
        >
          <div className="lg:max-w-[460px]">
            {checkout.isOpen ? <Payment checkout={checkout} /> : <Closed checkout={checkout} />}
          </div>
        </section>
      </div>
    </>
  );
}

function Summary({ checkout }: { checkout: TestCheckout }) {
  const { offer, email, nextPaymentAt, cancelPath } = checkout;
  const price = formatExactDollars(offer.amountCents);
  const { siteName } = useSite();
  return (
    <section
      aria-labelledby="offer"
      className="w-full px-5 pt-3.5 pb-6.5 lg:max-w-[560px] lg:justify-self-end lg:px-16 lg:pt-11"
    >
      <Link
        to={cancelPath}
        className="-ms-1 inline-flex min-h-11 items-center gap-1 pe-3 font-semibold text-ink-2 hover:text-ink"
      >
        <Icon name="chevron-left" className="icon-sm rtl:-scale-x-100" />
        Back without paying
      </Link>
      <p className="mt-0.5 mb-3.5 lg:mt-2 lg:mb-8">
        <Logo />
        <span className="sr-only">{siteName}</span>
      </p>
      <h1 id="offer" className="text-2xl">
        {offer.name}
      </h1>
      <p className="mt-3.5 flex flex-wrap items-center gap-2.5">
        <PriceTag cents={offer.amountCents} size="xl" />
        {offer.interval !== null && <span className="font-semibold text-ink-2">a {offer.interval}</span>}
      </p>
      <PriceSummary>
        <PriceSummaryLine label={offerTitle(offer)}>{price}</PriceSummaryLine>
        <PriceSummaryLine label="Due today" total>
          {price}
        </PriceSummaryLine>
      </PriceSummary>
      {offer.interval !== null && nextPaymentAt !== null && (
        <p className="hint mt-2.5">
          Then {price} every {offer.interval}, next on {shortDate(nextPaymentAt)}. Cancel anytime in My plan.
        </p>
      )}
      <p className="hint mt-2.5 wrap-anywhere">
        For <b className="text-ink">{email}</b>
      </p>
    </section>
  );
}

function Payment({ checkout: { id, offer, returnPath } }: { checkout: TestCheckout }) {
  const navigate = useNavigate();
  const { busy, run } = useApiAction();
  const [outcome, setOutcome] = useState<TestOutcome>('works');
  const [declined, setDeclined] = useState(false);

  async function pay(): Promise<void> {
    setDeclined(false);
    const call = { params: { path: { id } }, body: { outcome } };
    await run(() => api.POST('/api/test-checkouts/{id}', call), {
      done: () => (outcome === 'declined' ? setDeclined(true) : navigate(returnPath, { replace: true })),
    });
  }

  return (
    <>
      <h2 id="outcome" className="text-3xl">
        What should happen?
      </h2>
      <p className="hint mt-1.5">No card needed here. Choose how this payment goes.</p>
      <OutcomeChoice value={outcome} onChange={setOutcome} />
      {declined && (
        <Notice tone="danger" icon="circle-exclamation-point" className="mb-4.5">
          <strong>The card was declined.</strong> You haven't been charged and nothing is owed.
        </Notice>
      )}
      <Button size="lg" block busy={busy} busyLabel="Paying..." onClick={() => void pay()}>
        Pay {formatExactDollars(offer.amountCents)} in test
      </Button>
      <p className="hint mt-4.5 flex items-start gap-2">
        <Icon name="flask-conical" className="icon-sm mt-px text-ink-3" />
        <span>This page stands in for the payment service until one is set up. No money moves.</span>
      </p>
    </>
  );
}

function Closed({ checkout: { returnPath } }: { checkout: TestCheckout }) {
  return (
    <>
      <h2 id="outcome" className="text-3xl">
        This checkout is closed
      </h2>
      <p className="mt-2 mb-5 text-ink-2">It was paid, or too much time has passed.</p>
      <ButtonLink to={returnPath}>See what came of it</ButtonLink>
    </>
  );
}

const TEXTS: Readonly<Record<TestOutcome, { icon: IconName; title: string; text: string }>> = {
  works: { icon: 'circle-check', title: 'It works', text: 'Confirmed right away' },
  works_late: { icon: 'clock', title: 'It works, but late', text: `Confirmed after ${LATE_SECONDS} seconds` },
  told_twice: {
    icon: 'repeat-2',
    title: 'It works, confirmed twice',
    text: 'The same confirmation comes two times',
  },
  declined: { icon: 'circle-x', title: 'Card is declined', text: 'You stay here and can try again' },
};

interface OutcomeChoiceProps {
  value: TestOutcome;
  onChange: (outcome: TestOutcome) => void;
}

/** Lets the viewer choose the outcome of a test payment. */
function OutcomeChoice({ value, onChange }: OutcomeChoiceProps) {
  return (
    <fieldset className="my-4.5 grid gap-2.5">
      <legend className="sr-only">Outcome of this test payment</legend>
      {TEST_OUTCOMES.map((outcome) => {
        const { icon, title, text } = TEXTS[outcome];
        return (
          <label
            key={outcome}
            className="relative flex min-h-17 cursor-pointer items-center gap-3.5 rounded-lg bg-surface px-4 py-2.5 shadow-[inset_0_0_0_1.5px_var(--line-strong)] has-checked:bg-surface-2 has-checked:shadow-[inset_0_0_0_2.5px_var(--primary)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="outcome"
              value={outcome}
              checked={value === outcome}
              onChange={() => onChange(outcome)}
              className="peer absolute inset-0 m-0 size-full cursor-pointer opacity-0"
            />
            <Icon name={icon} className="text-ink-2" />
            <span className="flex-1">
              <b className="block font-[650]">{title}</b>
              <span className="text-sm text-ink-2">{text}</span>
            </span>
            <span
              aria-hidden="true"
              className="size-5.5 flex-none rounded-full shadow-[inset_0_0_0_2px_var(--line-strong)] peer-checked:shadow-[inset_0_0_0_7px_var(--primary)]"
            />
          </label>
        );
      })}
    </fieldset>
  );
}
