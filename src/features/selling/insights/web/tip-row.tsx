import { api } from '../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../platform/web/api/use-api-action.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { Skeleton } from '../../../../platform/web/ui/skeleton.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { counted } from '../../../../shared/counted.ts';
import { dollarsForInput, formatDollars } from '../../../../shared/money.ts';
import { CoverTile } from '../../../items/photos/web/photos.ts';
import { MAX_TIPS } from '../contract/insight-rules.ts';
import type { Insights, Tip } from '../contract/insights.ts';
import { TipGraphic } from './tip-graphic.tsx';
import { tipText } from './tip-texts.ts';

interface TipRowProps {
  insights: Insights;
  /** Whether listings are being compared, so more tips may follow. */
  comparing?: boolean;
}

/** Tips side by side. On phones they scroll sideways. */
export function TipRow({ insights: { tips, ownListings }, comparing }: TipRowProps) {
  const missing = MAX_TIPS - tips.length;
  return (
    <section aria-labelledby="tips">
      <h2 id="tips" className="sr-only">
        For your listings
      </h2>
      {tips.length > 0 && (
        <div
          className="-mx-4 overflow-x-auto scroll-px-4 px-4 py-0.5 [scrollbar-width:none] max-md:snap-x max-md:snap-mandatory md:mx-0 md:overflow-visible md:p-0"
          // Focusable, to scroll with the keyboard.
          tabIndex={0}
          role="region"
          aria-label="Recommendations for your listings"
        >
          <div className="grid gap-3.5 max-md:w-max max-md:auto-cols-[min(292px,84vw)] max-md:grid-flow-col md:grid-cols-2 xl:grid-cols-4">
            {tips.map((tip) => (
              <TipCard key={`${tip.kind}-${tip.listing.id}`} tip={tip} />
            ))}
            {comparing && missing > 0 && <Skeleton height={340} radius={22} />}
          </div>
        </div>
      )}
      {missing > 0 && !comparing && <FewTips tips={tips.length} ownListings={ownListings} />}
    </section>
  );
}

/** Explains why there are fewer than four tips. */
function FewTips({ tips, ownListings }: { tips: number; ownListings: number }) {
  if (ownListings === 0) {
    return (
      <div className="panel flex flex-wrap items-center justify-between gap-4 px-5 py-4.5 lg:px-7">
        <p>Tips are about your own listings. List something, and they appear here.</p>
        <ButtonLink variant="zest" to="/create-listing">
          Create Listing
        </ButtonLink>
      </div>
    );
  }
  return (
    <p className="mt-3 text-sm text-ink-2">
      {tips === 0
        ? 'No tips right now: we found nothing to change in your listings.'
        : `${tips === 1 ? 'One tip' : `${tips} tips`} for now. We only give tips that your listings need.`}
    </p>
  );
}

/** A finding about one of the viewer's listings, its evidence, and one action. */
function TipCard({ tip }: { tip: Tip }) {
  const { listing } = tip;
  const { finding, evidence, action } = tipText(tip);
  return (
    <article className="panel flex min-w-0 snap-start flex-col rounded-bubble p-4.5">
      <span className="badge badge-ai self-start">
        <Icon name="sparkles" />
        AI Recommendation
      </span>
      <div className="mt-3.5 flex items-center gap-3 text-xs text-ink-2">
        <CoverTile cover={listing.cover} />
        <span className="min-w-0">
          <b className="block truncate text-md font-[650] text-ink" dir="auto">
            {listing.title}
          </b>
          {formatDollars(listing.priceCents)},{' '}
          {listing.days === 0 ? 'listed today' : `listed ${counted(listing.days, 'day')}`}
        </span>
      </div>
      <h3 className="mt-3 min-h-[2lh] text-xl text-balance">{finding}</h3>
      <TipGraphic tip={tip} />
      <p className="mt-auto mb-3.5 text-xs text-ink-2">{evidence}</p>
      <TipAction tip={tip} label={action} />
    </article>
  );
}

function TipAction({ tip, label }: { tip: Tip; label: string }) {
  const { busy, changePrice, renew } = useTipAction(tip.listing);
  const look = { variant: 'line', block: true } as const;
  switch (tip.kind) {
    case 'few-photos':
      return (
        <ButtonLink {...look} to={`/listing/${tip.listing.id}/edit`}>
          {label}
        </ButtonLink>
      );
    case 'waiting-chats':
      return (
        <ButtonLink {...look} to={`/messages/${tip.conversationId}`}>
          {label}
        </ButtonLink>
      );
    case 'long-listed':
      return (
        <Button {...look} busy={busy} onClick={() => void renew()}>
          {label}
        </Button>
      );
    default:
      return (
        <Button {...look} busy={busy} onClick={() => void changePrice(tip.priceCents)}>
          {label}
        </Button>
      );
  }
}

/** Does what a tip recommends if it isn't a link. The page then shows the next tips. */
function useTipAction({ id, title, priceCents: before }: Tip['listing']) {
  const { busy, run } = useApiAction();
  const undo = useApiAction();

  const setPrice = (cents: number) =>
    api.POST('/api/listings/own/changes', {
      body: { ids: [id], change: 'price', price: dollarsForInput(cents) },
    });

  return {
    busy,
    changePrice: (cents: number) =>
      run(() => setPrice(cents), {
        done: () =>
          toast({
            tone: 'success',
            title: `Price changed to ${formatDollars(cents)}`,
            text: `“${title}” was ${formatDollars(before)}.`,
            action: {
              label: 'Undo',
              onSelect: () => void undo.run(() => setPrice(before), { revalidate: 'done' }),
            },
          }),
        revalidate: 'always',
      }),
    renew: () =>
      run(() => api.POST('/api/listings/{id}/renew', { params: { path: { id } } }), {
        done: () =>
          toast({ tone: 'success', title: 'Listing renewed', text: `“${title}” is at the top again.` }),
        revalidate: 'always',
      }),
  };
}
