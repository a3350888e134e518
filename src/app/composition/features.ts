import { comparisonsFeature } from '../../features/finding/comparisons/server/comparisons.feature.ts';
import { favoritesFeature } from '../../features/finding/favorites/server/favorites.feature.ts';
import { featuredFeature } from '../../features/finding/featured/server/featured.feature.ts';
import { mapFeature } from '../../features/finding/map/server/map.feature.ts';
import { priceHelpFeature } from '../../features/finding/price-help/server/price-help.feature.ts';
import { searchFeature } from '../../features/finding/search/server/search.feature.ts';
import { wantsFeature } from '../../features/finding/wants/server/wants.feature.ts';
import { listingsFeature } from '../../features/items/listings/server/listings.feature.ts';
import { photoReaderFeature } from '../../features/items/photo-reader/server/photo-reader.feature.ts';
import { photosFeature } from '../../features/items/photos/server/photos.feature.ts';
import { flashDropsFeature } from '../../features/neighbors/flash-drops/server/flash-drops.feature.ts';
import { zonesFeature } from '../../features/neighbors/zones/server/zones.feature.ts';
import { billingFeature } from '../../features/paying/billing/server/billing.feature.ts';
import { creditsFeature } from '../../features/paying/credits/server/credits.feature.ts';
import { plansFeature } from '../../features/paying/plans/server/plans.feature.ts';
import { accountDeletionFeature } from '../../features/people/account-deletion/server/account-deletion.feature.ts';
import { accountsFeature } from '../../features/people/accounts/server/accounts.feature.ts';
import { dataExportsFeature } from '../../features/people/data-exports/server/data-exports.feature.ts';
import { guestsFeature } from '../../features/people/guests/server/guests.feature.ts';
import { profilesFeature } from '../../features/people/profiles/server/profiles.feature.ts';
import { webhooksFeature } from '../../features/people/webhooks/server/webhooks.feature.ts';
import { announcementsFeature } from '../../features/running/announcements/server/announcements.feature.ts';
import { contactFeature } from '../../features/running/contact/server/contact.feature.ts';
import { operatorsFeature } from '../../features/running/operators/server/operators.feature.ts';
import { pulseFeature } from '../../features/running/pulse/server/pulse.feature.ts';
import { settingsFeature } from '../../features/running/settings/server/settings.feature.ts';
import { sitePicturesFeature } from '../../features/running/site-pictures/server/site-pictures.feature.ts';
import { siteTextsFeature } from '../../features/running/site-texts/server/site-texts.feature.ts';
import { webAppFeature } from '../../features/running/web-app/server/web-app.feature.ts';
import { dashboardFeature } from '../../features/selling/dashboard/server/dashboard.feature.ts';
import { insightsFeature } from '../../features/selling/insights/server/insights.feature.ts';
import { listingDraftsFeature } from '../../features/selling/listing-drafts/server/listing-drafts.feature.ts';
import { trendingAlertsFeature } from '../../features/selling/trending-alerts/server/trending-alerts.feature.ts';
import { voiceFeature } from '../../features/selling/voice/server/voice.feature.ts';
import { attachmentsFeature } from '../../features/talking/attachments/server/attachments.feature.ts';
import { dealsFeature } from '../../features/talking/deals/server/deals.feature.ts';
import { messagesFeature } from '../../features/talking/messages/server/messages.feature.ts';
import { notificationsFeature } from '../../features/talking/notifications/server/notifications.feature.ts';
import { blocksFeature } from '../../features/trust/blocks/server/blocks.feature.ts';
import { casesFeature } from '../../features/trust/cases/server/cases.feature.ts';
import { copiesFeature } from '../../features/trust/copies/server/copies.feature.ts';
import { nudityFeature } from '../../features/trust/nudity/server/nudity.feature.ts';
import { reportsFeature } from '../../features/trust/reports/server/reports.feature.ts';
import { reviewsFeature } from '../../features/trust/reviews/server/reviews.feature.ts';
import { textRulesFeature } from '../../features/trust/text-rules/server/text-rules.feature.ts';
import type { Feature } from '../../platform/server/feature.ts';

/**
 * Every feature of the product. The order matters in three ways:
 * - Where paths overlap, the first feature answers: dashboard's /listings/own and search's /listings/count come before
 *   the /listings/{id} of listings.
 * - When a person is erased, photos come before the listings and messages they are in.
 * - When a guest signs up, rows move in this order: reviews before the sales of deals that they belong to, and
 *   listings before favorites, which drops the account's own.
 */
const all = [
  accountsFeature,
  guestsFeature,
  photosFeature,
  attachmentsFeature,
  reviewsFeature,
  dashboardFeature,
  searchFeature,
  listingsFeature,
  mapFeature,
  messagesFeature,
  dealsFeature,
  blocksFeature,
  reportsFeature,
  notificationsFeature,
  favoritesFeature,
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
  textRulesFeature,
  copiesFeature,
  nudityFeature,
  settingsFeature,
  sitePicturesFeature,
  webAppFeature,
  siteTextsFeature,
  announcementsFeature,
  pulseFeature,
  flashDropsFeature,
  zonesFeature,
  comparisonsFeature,
  wantsFeature,
  casesFeature,
  webhooksFeature,
];

/** What each feature needs, as its `build` declares. */
type ServicesOf<F> = F extends Feature<infer Services> ? (services: Services) => void : never;
/** What all features together need. */
export type FeatureServices =
  ServicesOf<(typeof all)[number]> extends (services: infer Services) => void ? Services : never;

export const features: readonly Feature<FeatureServices>[] = all;
