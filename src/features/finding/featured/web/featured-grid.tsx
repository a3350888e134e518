import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react';
import { api } from '../../../../platform/web/api/api.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { Popover } from '../../../../platform/web/ui/popover.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';
import type { ListingCard } from '../../../items/listings/contract/listing.ts';
import { ListingGrid } from '../../../items/listings/web/listings.ts';
import type { FeaturedCount } from '../contract/featured.ts';
import { hiddenInTab, hideFeatured } from './hidden-featured.ts';
import { type FeaturedPage, placeFeatured } from './place-featured.ts';

type FeaturedGridProps = Omit<ComponentProps<typeof ListingGrid>, 'inserts'> & {
  pages: readonly FeaturedPage<ListingCard>[];
  /** Maximum number of cards, for a grid with full rows only. */
  maxCards?: number;
};

/** Listing cards in order, with featured ones in their slots. */
export function FeaturedGrid({ listings, pages, maxCards, ...grid }: FeaturedGridProps) {
  const [hidden, setHidden] = useState(hiddenInTab);
  const placed = placeFeatured(listings, pages, hidden);
  return (
    <ListingGrid
      {...grid}
      listings={maxCards === undefined ? listings : listings.slice(0, maxCards - placed.length)}
      inserts={placed.map(({ listing, before }) => ({
        listing,
        before,
        label: (
          <FeaturedLabel
            listing={listing}
            onHide={() => {
              hideFeatured(listing.id);
              setHidden(hiddenInTab);
            }}
          />
        ),
      }))}
    />
  );
}

interface FeaturedLabelProps {
  listing: ListingCard;
  onHide: () => void;
}

/** Labels a card as featured, explains why when opened, and can hide the card. */
function FeaturedLabel({ listing, onHide }: FeaturedLabelProps) {
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

/** Share of a card that must be visible, and for how long, to count as an impression. */
const MIN_VISIBLE_SHARE = 0.5;
const SHOWN_MS = 1000;

/** Reported in this tab, so that back and forward navigation sends nothing. */
const reported = new Set<string>();

/** Counts impressions and clicks of a featured card. `inside` is any element of the card. */
function useCountFeatured(inside: RefObject<Element | null>, id: string): void {
  useEffect(() => {
    const card = inside.current?.closest('article');
    if (!card) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        // Not `isIntersecting`, which some browsers set for a single pixel.
        if ((entries.at(-1)?.intersectionRatio ?? 0) >= MIN_VISIBLE_SHARE)
          timer = setTimeout(() => !document.hidden && report(id, 'shown'), SHOWN_MS);
      },
      { threshold: MIN_VISIBLE_SHARE },
    );
    observer.observe(card);
    const onClick = (event: Event) => {
      if ((event.target as Element).closest('a') === null) return;
      report(id, 'shown');
      report(id, 'opened');
    };
    card.addEventListener('click', onClick);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      card.removeEventListener('click', onClick);
    };
  }, [inside, id]);
}

function report(id: string, what: FeaturedCount['what']): void {
  const name = `${what} ${id}`;
  if (reported.has(name)) return;
  reported.add(name);
  // Ignore failures: they don't matter to the viewer. The request survives the navigation of a click.
  void api
    .POST('/api/featured-listings/{id}/counts', { params: { path: { id } }, body: { what }, keepalive: true })
    .catch(() => undefined);
}
