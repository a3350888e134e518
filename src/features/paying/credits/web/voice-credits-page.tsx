import {
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { pageOf } from '../../../../platform/web/page-context.ts';
import { pageMeta } from '../../../../platform/web/page-meta.ts';
import { useSlot } from '../../../../platform/web/slot.tsx';
import { BackLink } from '../../../../platform/web/ui/back-link.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { useLive } from '../../../../platform/web/use-live.ts';
import { useViewer } from '../../../people/accounts/web/accounts.ts';
import { voiceSaleSlot } from '../../billing/web/billing.ts';
import { CREDITS_CHANGED } from '../contract/credit-updates.ts';
import { FREE_PLAN } from '../../../../shared/plan-types.ts';
import { Balance } from './balance.tsx';
import { HowCreditsWork } from './how-credits-work.tsx';
import { Ledger } from './ledger.tsx';
import { PackCards } from './pack-cards.tsx';
import { useBuyPack } from './use-buy-pack.ts';

export const meta: MetaFunction = () =>
  pageMeta('Voice credits. Offhand', 'One voice credit is one recording. See yours, and get more.');

/** Loads the balance and ledger of a member; null for everyone else, who can read the page too. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = pageOf(context);
  const [credits, entries] = await Promise.all([api.GET('/api/credits'), api.GET('/api/credits/entries')]);
  return { credits: credits.data ?? null, entries: entries.data ?? null };
}

export default function VoiceCreditsPage() {
  const { credits, entries } = useLoaderData<typeof loader>();
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
          <PackCards buying={buying} onBuy={(pack) => voice.canBuy() && buy(pack)} />
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
