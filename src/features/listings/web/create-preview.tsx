import { Eye } from 'lucide-react';
import type { ListingCard as Card } from '../contract/listing.ts';
import { LISTING_LIMITS } from '../contract/listing-limits.ts';
import { parsePrice } from '../contract/price.ts';
import type { ListingForm } from './listing-form.ts';
import { ListingCard } from './listing-card.tsx';

interface CreatePreviewProps {
  form: ListingForm;
  /** Address of the first picture on this device. */
  cover: string | null;
  /** Null for a guest. */
  seller: { name: string; avatarUrl: string | null } | null;
}

/** The card as buyers will see it, filling in as the form does. Only to look at. */
export function CreatePreview({ form, cover, seller }: CreatePreviewProps) {
  const price = parsePrice(form.price);
  const card: Card = {
    id: '',
    title: form.title || 'Your title',
    description: (form.description || 'What you say about it').slice(0, LISTING_LIMITS.cardDescription),
    priceCents: 'cents' in price ? price.cents : 0,
    category: form.category || 'other',
    condition: form.condition || 'good',
    status: 'active',
    aiGenerated: form.aiGenerated,
    cover: cover === null ? null : onDevice(cover),
    seller: seller
      ? { kind: 'member', id: '', ...seller, rating: null, totalRatings: 0 }
      : { kind: 'guest', name: 'Guest User' },
    createdAt: '',
  };
  return (
    <aside className="sticky top-24 max-lg:hidden" aria-label="Preview">
      <p className="mb-3 flex items-center gap-2 text-sm font-semibold text-ink-2">
        <Eye className="icon-sm" aria-hidden="true" />
        What buyers will see
      </p>
      <div className="rounded-[28px] bg-surface p-3 shadow-[var(--sh-3)]" inert>
        <ListingCard listing={card} />
      </div>
    </aside>
  );
}

function onDevice(url: string): Card['cover'] {
  return {
    id: '',
    width: 400,
    height: 400,
    alt: '',
    placeholder: '',
    urls: { small: url, medium: url, large: url },
  };
}
