import clsx from 'clsx';
import { useState } from 'react';
import {
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useNavigate,
  useRevalidator,
} from 'react-router';
import { useLive } from '../../../../platform/web/live/use-live.ts';
import { load, pageOf } from '../../../../platform/web/page/page-context.ts';
import { pageMeta } from '../../../../platform/web/page/page-meta.ts';
import { useSlot } from '../../../../platform/web/page/slot.tsx';
import { BackLink } from '../../../../platform/web/ui/back-link.tsx';
import { Badge } from '../../../../platform/web/ui/badge.tsx';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { IconName } from '../../../../platform/web/ui/icon-names.ts';
import { PriceTag } from '../../../../platform/web/ui/price-tag.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { FREE_PLAN } from '../../../../shared/plan-types.ts';
import type { PackId } from '../../../../shared/prices.ts';
import { useAskToSignIn, useViewer } from '../../../people/accounts/web/accounts.ts';
import type { Checkout } from '../../billing/contract/checkout.ts';
import { useCheckout, voiceSaleSlot } from '../../billing/web/billing.ts';
import { CREDITS_CHANGED } from '../contract/credit-updates.ts';
import { creditErrors } from '../contract/errors.ts';
import { type CreditPack, PACKS_PAGE } from '../contract/packs.ts';
import { Balance } from './balance.tsx';
import { addedText } from './credit-text.ts';
import { Ledger } from './ledger.tsx';
import { findPackEntry } from './pack-entry.ts';
import { showPurchaseFailed, startPurchase } from './start-purchase.ts';
import { useCredits } from './use-credits.ts';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, 'Voice credits', 'One voice credit is one recording. See yours, and get more.');

/** Loads the balance and ledger of a member; null for everyone else, who can read the page too. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = pageOf(context);
  const [{ packs }, credits, entries] = await Promise.all([
    load(api.GET('/api/credit-packs')),
    api.GET('/api/credits'),
    api.GET('/api/credits/entries'),
  ]);
  return { packs, credits: credits.data ?? null, entries: entries.data ?? null };
}

export default function VoiceCreditsPage() {
  const { packs, credits, entries } = useLoaderData<typeof loader>();
  const { account } = useViewer();
  const { revalidate } = useRevalidator();
  const { buy, buying, notice } = useBuyPack();
  const voice = useSlot(voiceSaleSlot);
  useLive(account !== null, {
    update({ type }) {
      if (type === CREDITS_CHANGED) void revalidate();
    },
    connected: () => undefined,
  });
  const hasVoice = account?.entitlements.includes('voice_to_listing') ?? false;
  return (
    <div className="wrap pt-2.5 pb-20">
      <BackLink to="/dashboard" />
      <div className="mt-1.5 grid grid-cols-1 gap-8 xl:grid-cols-[340px_minmax(0,1fr)] xl:gap-12">
        <section aria-labelledby="balance">
          <h1 id="balance" className="t-page">
            Voice credits
          </h1>
          <Balance credits={credits} />
        </section>
        <section aria-labelledby="packs" className="min-w-0 xl:pt-2.5">
          <div className="mb-3.5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h2 id="packs" className="t-panel">
              Get more
            </h2>
            <p className="hint">One credit is one recording.</p>
          </div>
          {notice && <div className="mb-4">{notice}</div>}
          {credits?.planType === FREE_PLAN && (
            <p className="hint mb-4 flex items-start gap-2">
              <Icon name="info" className="icon-sm mt-px text-ink-3" />A pack replaces your free monthly
              credit. Credits you buy never expire.
            </p>
          )}
          {voice.note}
          <PackCards packs={packs} buying={buying} onBuy={(pack) => voice.canBuy() && buy(pack)} />
          <p className="hint mt-4.5 flex items-start gap-2">
            <Icon name="info" className="icon-sm mt-px text-ink-3" />
            <span>
              Credits record and write down what you say, and your words fill in the form. Turning voice
              straight into a listing also needs{' '}
              <Link to="/pricing" className="font-semibold text-ink underline underline-offset-3">
                Premium
              </Link>
              .{hasVoice && ' You have that.'}
            </span>
          </p>
        </section>
      </div>
      <HowCreditsWork />
      {entries !== null && entries.entries.length > 0 && <Ledger first={entries} />}
    </div>
  );
}

interface Step {
  icon: IconName;
  title: string;
  text: string;
}

const STEPS: readonly Step[] = [
  {
    icon: 'mic',
    title: 'Record',
    text: 'Say what it is, how it looks and what you want for it. One credit.',
  },
  {
    icon: 'wand-sparkles',
    title: 'Transform',
    text: 'We write the title, price and tags. If it fails, you get the credit back.',
  },
  {
    icon: 'send',
    title: 'Publish',
    text: "Read it, change what you like and post. It's live in Browse.",
  },
];

export function HowCreditsWork() {
  return (
    <section aria-labelledby="how" className="mt-14 lg:mt-18">
      <h2 id="how" className="t-panel">
        How it works
      </h2>
      <ol className="mt-4.5 grid gap-4.5 lg:grid-cols-3 lg:gap-8">
        {STEPS.map(({ icon, title, text }) => (
          <li key={title} className="grid grid-cols-[auto_1fr] gap-x-4">
            <span
              className="row-span-2 grid size-13 place-items-center rounded-md rounded-ss-[23px] bg-lilac text-on-lilac"
              aria-hidden="true"
            >
              <Icon name={icon} />
            </span>
            <h3 className="self-end text-xl">{title}</h3>
            <p className="mt-1 text-md text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface PackCardsProps {
  packs: readonly CreditPack[];
  /** The pack whose payment page is opening. */
  buying: PackId | null;
  onBuy: (pack: CreditPack) => void;
}

/** Shows the packs side by side. Stacked, the popular one comes first. */
function PackCards({ packs, buying, onBuy }: PackCardsProps) {
  if (packs.length === 0) return <p className="text-ink-2">No packs are for sale at the moment.</p>;
  return (
    <ul className="grid grid-cols-1 gap-3 md:grid-cols-3">
      {packs.map((pack) => (
        <li key={pack.id} className={clsx('grid', pack.popular && 'max-md:-order-1')}>
          <PackCard pack={pack} busy={buying === pack.id} onBuy={() => onBuy(pack)} />
        </li>
      ))}
    </ul>
  );
}

interface PackCardProps {
  pack: CreditPack;
  busy: boolean;
  onBuy: () => void;
}

function PackCard({ pack, busy, onBuy }: PackCardProps) {
  const { name, credits, priceCents, description, popular } = pack;
  return (
    <article
      className={clsx(
        'flex flex-wrap items-center gap-x-3 rounded-xl bg-surface px-5 py-[18px] md:flex-col md:flex-nowrap md:items-start md:p-[22px]',
        popular ? 'shadow-[inset_0_0_0_2px_var(--primary)]' : 'shadow-[inset_0_0_0_1px_var(--line)]',
      )}
    >
      <header className="flex min-h-7 w-full flex-wrap items-center justify-between gap-x-2.5">
        <h3 className="font-sans text-base font-[650] tracking-normal">{name}</h3>
        {popular && <Badge tone="zest">Most popular</Badge>}
      </header>
      <div className="mt-1.5 mb-3.5 min-w-0 flex-[1_1_8rem] md:mb-4 md:flex-none">
        <p className="font-semibold text-ink-2">
          <b className="num me-0.5 font-display text-[2.5rem] leading-none font-extrabold tracking-[-0.05em] text-ink md:text-[3rem]">
            {credits}
          </b>{' '}
          credits
        </p>
        <p className="mt-1 text-sm text-ink-2">
          {description} {Math.round(priceCents / credits)}¢ each.
        </p>
      </div>
      <span className="md:mb-[18px]">
        <PriceTag cents={priceCents} size="lg" zest={popular} />
      </span>
      <div className="w-full md:mt-auto">
        <Button variant={popular ? 'primary' : 'line'} block busy={busy} onClick={onBuy}>
          Buy {credits} credits
        </Button>
      </div>
    </article>
  );
}

/** Buys packs: opens the payment page, and reports when the credits were added. */
function useBuyPack() {
  const { account } = useViewer();
  const { refresh } = useCredits();
  const navigate = useNavigate();
  const askToSignIn = useAskToSignIn();
  const [chosen, setChosen] = useState<PackId | null>(null);
  const { open, busy, notice } = useCheckout({ done: welcome, declined: showPurchaseFailed });

  async function welcome(checkout: Checkout): Promise<void> {
    const entry = await findPackEntry(checkout);
    toast({
      tone: 'success',
      title: 'Purchase Successful!',
      text: addedText(checkout.offer.description, entry),
    });
    await refresh();
    await navigate('/dashboard');
  }

  const signIn = () => askToSignIn(creditErrors.SIGN_IN_TO_BUY, PACKS_PAGE);
  return {
    /** The pack whose payment page is opening. */
    buying: busy ? chosen : null,
    notice,
    buy({ id }: CreditPack): void {
      if (account === null) signIn();
      else {
        setChosen(id);
        void open(() => startPurchase(id, signIn));
      }
    },
  };
}
