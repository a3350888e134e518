import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Skeleton } from '../../../../platform/web/ui/skeleton.tsx';
import type { Insights } from '../contract/insights.ts';
import { TIPS } from '../contract/insight-rules.ts';
import { TipCard } from './tip-card.tsx';

interface TipRowProps {
  insights: Insights;
  /** Whether listings are being compared, so more tips may follow. */
  comparing?: boolean;
}

/** Tips side by side. On phones they scroll sideways. */
export function TipRow({ insights: { tips, ownListings }, comparing }: TipRowProps) {
  const missing = TIPS - tips.length;
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
        : `${tips === 1 ? 'One tip' : `${tips} tips`} for now. We only give tips that your listings give reason for.`}
    </p>
  );
}
