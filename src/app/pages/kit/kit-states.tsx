import { ListingCard, ListingCardSkeleton } from '../../../features/items/listings/web/listings.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { EmptyState } from '../../../platform/web/ui/empty-state.tsx';
import { ErrorState } from '../../../platform/web/ui/error-state.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { Notice } from '../../../platform/web/ui/notice.tsx';
import { sampleListings } from './kit-samples.ts';

const nothing = () => {};

/** Shows cards in every state, and empty states. */
export function KitStates() {
  return (
    <div className="grid grid-cols-1 gap-10">
      <div className="card-grid card-grid-4">
        {sampleListings.map((listing) => (
          <ListingCard key={listing.id} listing={listing} heading="h3" />
        ))}
        <ListingCardSkeleton />
      </div>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-3">
        <EmptyState
          look="panel"
          heading="h3"
          icon={<Icon name="search-x" />}
          title="No listings found"
          text="Try adjusting your filters or search terms"
          action={<Button>Reset Filters</Button>}
        />
        <ErrorState
          panel
          heading="h3"
          title="Failed to load conversations. Please try again."
          onRetry={nothing}
        />
        <EmptyState
          look="night"
          heading="h3"
          icon={<Icon name="mic" />}
          title="List with your voice"
          text="Voice listings come with any Premium plan, from $5/month."
          action={<Button variant="zest">Upgrade to Premium</Button>}
        />
      </div>
      <div className="grid gap-3 md:grid-cols-2">
        <Notice tone="info" icon="external-link" action={<Button variant="line">Open it again</Button>}>
          <strong>We opened the payment page in a new tab.</strong> This page changes when the payment is
          confirmed.
        </Notice>
        <Notice
          tone="warn"
          icon="triangle-exclamation-point"
          action={<Button variant="primary">Pay in this tab</Button>}
        >
          <strong>Your browser blocked the new tab.</strong> Open the payment page here instead.
        </Notice>
        <Notice tone="success" icon="circle-check">
          <strong>You're on Premium Plus.</strong> Your new benefits are ready to use.
        </Notice>
        <Notice icon="info">
          <strong>The payment was left open.</strong> Nothing was charged and nothing is owed.
        </Notice>
      </div>
    </div>
  );
}
