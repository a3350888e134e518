import { accountDeletionFeature } from '../../features/account-deletion/server/account-deletion.feature.ts';
import { accountsFeature } from '../../features/accounts/server/accounts.feature.ts';
import { attachmentsFeature } from '../../features/attachments/server/attachments.feature.ts';
import { billingFeature } from '../../features/billing/server/billing.feature.ts';
import { blocksFeature } from '../../features/blocks/server/blocks.feature.ts';
import { comparisonsFeature } from '../../features/comparisons/server/comparisons.feature.ts';
import { contactFeature } from '../../features/contact/server/contact.feature.ts';
import { creditsFeature } from '../../features/credits/server/credits.feature.ts';
import { dashboardFeature } from '../../features/dashboard/server/dashboard.feature.ts';
import { dataExportsFeature } from '../../features/data-exports/server/data-exports.feature.ts';
import { dealsFeature } from '../../features/deals/server/deals.feature.ts';
import { favouritesFeature } from '../../features/favourites/server/favourites.feature.ts';
import { featuredFeature } from '../../features/featured/server/featured.feature.ts';
import { flashDropsFeature } from '../../features/flash-drops/server/flash-drops.feature.ts';
import { guestsFeature } from '../../features/guests/server/guests.feature.ts';
import { insightsFeature } from '../../features/insights/server/insights.feature.ts';
import { listingDraftsFeature } from '../../features/listing-drafts/server/listing-drafts.feature.ts';
import { listingsFeature } from '../../features/listings/server/listings.feature.ts';
import { messagesFeature } from '../../features/messages/server/messages.feature.ts';
import { notificationsFeature } from '../../features/notifications/server/notifications.feature.ts';
import { operatorsFeature } from '../../features/operators/server/operators.feature.ts';
import { photoReaderFeature } from '../../features/photo-reader/server/photo-reader.feature.ts';
import { photosFeature } from '../../features/photos/server/photos.feature.ts';
import { plansFeature } from '../../features/plans/server/plans.feature.ts';
import { priceHelpFeature } from '../../features/price-help/server/price-help.feature.ts';
import { profilesFeature } from '../../features/profiles/server/profiles.feature.ts';
import { reportsFeature } from '../../features/reports/server/reports.feature.ts';
import { reviewsFeature } from '../../features/reviews/server/reviews.feature.ts';
import { searchFeature } from '../../features/search/server/search.feature.ts';
import { trendingAlertsFeature } from '../../features/trending-alerts/server/trending-alerts.feature.ts';
import { voiceFeature } from '../../features/voice/server/voice.feature.ts';
import { wantsFeature } from '../../features/wants/server/wants.feature.ts';
import { zonesFeature } from '../../features/zones/server/zones.feature.ts';
import type { Feature } from '../../platform/server/feature.ts';
import type { Services } from './services.ts';

/**
 * Every feature of the product. The order matters in three ways:
 * - Where paths overlap, the first feature answers: dashboard's /listings/own and search's /listings/count come before
 *   the /listings/{id} of listings.
 * - When a person is erased, photos come before the listings and messages they are in.
 * - When a guest signs up, rows move in this order: reviews before the sales of deals that they belong to, and
 *   listings before favourites, which drops the account's own.
 */
export const features: readonly Feature<Services>[] = [
  accountsFeature,
  guestsFeature,
  photosFeature,
  attachmentsFeature,
  reviewsFeature,
  dashboardFeature,
  searchFeature,
  listingsFeature,
  messagesFeature,
  dealsFeature,
  blocksFeature,
  reportsFeature,
  notificationsFeature,
  favouritesFeature,
  profilesFeature,
  listingDraftsFeature,
  photoReaderFeature,
  billingFeature,
  plansFeature,
  creditsFeature,
  featuredFeature,
  contactFeature,
  accountDeletionFeature,
  dataExportsFeature,
  voiceFeature,
  priceHelpFeature,
  insightsFeature,
  trendingAlertsFeature,
  operatorsFeature,
  flashDropsFeature,
  zonesFeature,
  comparisonsFeature,
  wantsFeature,
];
