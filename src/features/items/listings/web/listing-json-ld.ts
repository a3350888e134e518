import { categoryLabel, type ConditionSlug } from '../../../../shared/taxonomy.ts';
import { photoUrl } from '../../photos/contract/photo-url.ts';
import type { Listing } from '../contract/listing.ts';

/** The schema.org names of our conditions. */
const CONDITIONS: Record<ConditionSlug, string> = {
  new: 'https://schema.org/NewCondition',
  'like-new': 'https://schema.org/UsedCondition',
  good: 'https://schema.org/UsedCondition',
  fair: 'https://schema.org/UsedCondition',
  poor: 'https://schema.org/DamagedCondition',
};

const AVAILABILITY: Record<Listing['status'], string> = {
  active: 'https://schema.org/InStock',
  paused: 'https://schema.org/OutOfStock',
  sold: 'https://schema.org/SoldOut',
};

/** A listing as a schema.org product, for search engines. */
export function listingAsProduct(listing: Listing, publicUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: listing.title,
    description: listing.description,
    category: categoryLabel(listing.category),
    image: (listing.images ?? []).map((photo) => publicUrl + photoUrl(photo, 'large')),
    offers: {
      '@type': 'Offer',
      url: `${publicUrl}/listing/${listing.id}`,
      price: (listing.priceCents / 100).toFixed(2),
      priceCurrency: 'USD',
      itemCondition: CONDITIONS[listing.condition],
      availability: AVAILABILITY[listing.status],
      seller: { '@type': 'Person', name: listing.seller.name },
    },
  };
}

/** The breadcrumbs from home over the category to the listing. */
export function listingBreadcrumbs(listing: Listing, publicUrl: string) {
  const steps = [
    { name: 'Browse', item: `${publicUrl}/listings` },
    { name: categoryLabel(listing.category), item: `${publicUrl}/listings?category=${listing.category}` },
    { name: listing.title, item: `${publicUrl}/listing/${listing.id}` },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
