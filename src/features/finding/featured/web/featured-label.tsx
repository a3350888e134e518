import { useRef } from 'react';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { Popover } from '../../../../platform/web/ui/popover.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';
import type { ListingCard } from '../../../items/listings/contract/listing.ts';
import { useCountFeatured } from './use-count-featured.ts';

interface FeaturedLabelProps {
  listing: ListingCard;
  onHide: () => void;
}

/** Labels a card as featured, explains why when opened, and can hide the card. */
export function FeaturedLabel({ listing, onHide }: FeaturedLabelProps) {
  const label = useRef<HTMLDivElement>(null);
  useCountFeatured(label, listing.id);

  function hide() {
    // The card disappears with the focused button, so move the focus to the next card.
    label.current?.closest('article')?.nextElementSibling?.querySelector('a')?.focus();
    onHide();
    toast({ tone: 'info', title: 'Hidden for 24 hours' });
  }

  return (
    <div ref={label} className="card-label">
      <Popover
        buttonClass="badge badge-night"
        button={
          <>
            <Icon name="star" />
            Featured
            <Icon name="info" />
            <span className="sr-only">(why this?)</span>
          </>
        }
      >
        <p>
          <strong className="text-ink" dir="auto">
            {listing.seller.name}
          </strong>{' '}
          <strong className="text-ink">has Premium Plus.</strong> Featured cards fit your search and take
          turns. Never more than 1 in 8, and the rest keep their order.
        </p>
        <Button variant="line" onClick={hide}>
          Hide this one
        </Button>
      </Popover>
    </div>
  );
}
