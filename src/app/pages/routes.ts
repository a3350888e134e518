import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const { NODE_ENV, DEVELOPMENT_KIT } = process.env;
/** Production has no kit. Journeys run a production build and enable it with the variable. */
const kit =
  NODE_ENV === 'production' && DEVELOPMENT_KIT !== '1' ? [] : [route('dev/kit', 'kit/kit-page.tsx')];

const pages = [
  index('../../features/site/web/home-page.tsx'),
  layout('../composition/wants-in-search.tsx', [
    route('listings', '../../features/search/web/browse-page.tsx'),
  ]),
  layout('../composition/deals-in-listings.tsx', [
    route('listing/:id', '../composition/listing-page.tsx'),
    route('dashboard', '../../features/dashboard/web/dashboard-page.tsx'),
  ]),
  layout('../composition/wants-in-listings.tsx', [
    layout('../composition/price-help-in-listings.tsx', [
      route('listing/:id/edit', '../../features/listings/web/edit-page.tsx'),
      layout('../composition/posting-targets-in-listings.tsx', [
        route('create-listing', '../../features/selling/web/create-page.tsx'),
      ]),
      route('create-ai-listing', '../../features/selling/web/ai-listing-page.tsx'),
      route('voice-recorder', '../../features/selling/web/voice-recorder-page.tsx'),
    ]),
    route('pile', '../../features/selling/web/pile/pile-page.tsx'),
  ]),
  route('profile/:id', '../../features/profiles/web/profile-page.tsx'),
  route('trust-profile/:id', '../../features/profiles/web/profile-page.tsx', { id: 'trust-profile' }),
  route('reviews', '../../features/reviews/web/reviews-page.tsx'),
  route('reviews/:id', '../../features/reviews/web/reviews-page.tsx', { id: 'reviews-of' }),
  route('ai-assistant', '../../features/comparisons/web/assistant-page.tsx'),
  route('compare', '../../features/comparisons/web/compare-page.tsx'),
  route('compare/:link', '../../features/comparisons/web/shared-page.tsx'),
  route('drop-zones', '../../features/zones/web/explore/drop-zones-page.tsx'),
  route('drop-zones/:id', '../../features/zones/web/page/to-zone-page.ts'),
  route('drop-zone/:id', '../composition/zone-page.tsx'),
  route('drop-zone/:id/map', '../../features/zones/web/listings/zone-map-page.tsx'),
  route('drop-zone/:id/edit', '../../features/zones/web/form/edit-zone-page.tsx'),
  route('create-drop-zone', '../../features/zones/web/form/create-zone-page.tsx'),
  route('create-zone', '../../features/zones/web/form/to-create-zone-page.ts'),
  route('join-zone/:code', '../../features/zones/web/members/join-zone-page.tsx'),
  route('match-me', '../../features/wants/web/match-me-page.tsx'),
  route('match-me/wants', '../../features/wants/web/my-wants-page.tsx'),
  route('favourites', '../../features/favourites/web/favourites-page.tsx'),
  layout('../composition/chat-extensions.tsx', [
    layout('../../features/messages/web/messages-layout.tsx', [
      route('messages', '../../features/messages/web/inbox/inbox-page.tsx'),
      route('messages/:id', '../../features/messages/web/thread/chat-page.tsx'),
    ]),
  ]),
  route('notifications', '../../features/notifications/web/notifications-page.tsx'),
  route('auth', '../../features/accounts/web/auth-page.tsx'),
  route('auth/confirm', '../../features/accounts/web/confirm-email-page.tsx'),
  route('auth/new-password', '../../features/accounts/web/new-password-page.tsx'),
  route('auth/new-email', '../../features/accounts/web/new-email-page.tsx'),
  layout('layout/settings-layout.tsx', [
    layout('../composition/account-panels.tsx', [
      route('settings/account', '../../features/accounts/web/settings/account-page.tsx'),
    ]),
    layout('../composition/settings-panels.tsx', [
      route('settings/notifications', '../../features/notifications/web/settings-page.tsx'),
    ]),
    route('settings/plan', '../../features/plans/web/my-plan-page.tsx'),
    route('settings/blocked', '../../features/blocks/web/blocked-page.tsx'),
  ]),
  layout('layout/operator-layout.tsx', [
    route('operator', '../../features/flash-drops/web/manage-events-page.tsx'),
    route('operator/zones', '../../features/zones/web/moderation/operated-zones-page.tsx'),
    route('operator/log', '../../features/operators/web/audit-log-page.tsx'),
  ]),
  route('settings', '../../features/accounts/web/settings/to-account-page.ts'),
  route('settings/devices', '../../features/accounts/web/settings/to-account-page.ts', { id: 'devices' }),
  route('guest-alerts/confirm', '../../features/notifications/web/confirm-alerts-page.tsx'),
  route('your-data', '../../features/data-exports/web/your-data-page.tsx'),
  route('unsubscribe', '../../features/notifications/web/unsubscribe-page.tsx'),
  route('contact', '../../features/contact/web/contact-page.tsx'),
  route('flash-drops', '../../features/flash-drops/web/flash-drops-page.tsx'),
  route('flash-drops/:id', '../../features/flash-drops/web/flash-drop-page.tsx'),
  route('flash-drops/:id/map', '../../features/flash-drops/web/event-map-page.tsx'),
  route('dashboard/flash-drops', '../../features/flash-drops/web/my-flash-drops-page.tsx'),
  route('leaderboard', '../../features/flash-drops/web/leaderboard-page.tsx'),
  route('ai-insights', '../../features/insights/web/insights-page.tsx'),
  layout('../composition/voice-in-shops.tsx', [
    route('pricing', '../../features/plans/web/pricing-page.tsx'),
    route('voice-credits', '../../features/credits/web/voice-credits-page.tsx'),
  ]),
  layout('../composition/products-in-checkout.tsx', [
    route('checkout/return', '../../features/billing/web/return-page.tsx'),
  ]),
  route('checkout/test/:id', '../../features/billing/web/test-checkout-page.tsx'),
  route('about', '../../features/site/web/about-page.tsx'),
  route('privacy', '../../features/site/web/privacy-page.tsx'),
  route('terms', '../../features/site/web/terms-page.tsx'),
  ...kit,
  route('*', '../../features/site/web/not-found-page.tsx'),
];

export default [layout('page-errors.tsx', pages)] satisfies RouteConfig;
