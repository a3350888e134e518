import type { MetaDescriptor } from 'react-router';
import { titleAtSite } from '../../../../platform/web/page/page-meta.ts';
import type { Site } from '../../../../platform/web/page/use-site.ts';
import { cutAtWord } from '../../../../shared/cut-at-word.ts';
import { formatDollars } from '../../../../shared/money.ts';
import { type ConditionSlug, categoryLabel } from '../../../../shared/taxonomy.ts';
import { photoUrl } from '../../photos/contract/photo-url.ts';
import type { Listing } from '../contract/listing.ts';

/** Characters that search engines and previews show. */
const META_DESCRIPTION = 160;

/**
 * Returns the title of a listing's page, and what search engines and previews show. Only its loader calls it, on the
 * server: the first view has no room for the code.
 */
export function listingMeta(site: Site, listing: Listing, publicUrl: string): MetaDescriptor[] {
  const title = titleAtSite(site, `${listing.title}, ${formatDollars(listing.priceCents)}`);
  const description = cutAtWord(listing.description.replace(/\s+/g, ' '), META_DESCRIPTION);
  const address = `${publicUrl}/listing/${listing.id}`;
  const [cover] = listing.images ?? [];
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'product' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:site_name', content: site.siteName },
    ...(cover
      ? [
          { property: 'og:image', content: new URL(photoUrl(cover, 'large'), publicUrl).href },
          { property: 'og:image:width', content: String(cover.width) },
          { property: 'og:image:height', content: String(cover.height) },
          { property: 'og:image:alt', content: cover.alt || listing.title },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : [{ name: 'twitter:card', content: 'summary' }]),
    { 'script:ld+json': listingAsProduct(listing, publicUrl) },
    { 'script:ld+json': listingBreadcrumbs(listing, publicUrl) },
  ];
}

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
function listingAsProduct(listing: Listing, publicUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: listing.title,
    description: listing.description,
    category: categoryLabel(listing.category),
    image: (listing.images ?? []).map((photo) => new URL(photoUrl(photo, 'large'), publicUrl).href),
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
function listingBreadcrumbs(listing: Listing, publicUrl: string) {
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
