import { basename } from 'node:path';
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { SITE_TEXT_NAMES } from '../../shared/site-texts.ts';

const { NODE_ENV, DEVELOPMENT_KIT } = process.env;
/** Production has no kit. Journeys run a production build and enable it with the variable. */
const kit =
  NODE_ENV === 'production' && DEVELOPMENT_KIT !== '1' ? [] : [route('dev/kit', 'kit/kit-page.tsx')];

const pages = [
  index('../../features/running/site/web/home-page.tsx'),
  layout('../composition/slots/search-slots.tsx', [
    route('listings', '../../features/finding/search/web/browse-page.tsx'),
  ]),
  layout('../composition/slots/own-listing-slots.tsx', [
    route('listing/:id', '../composition/listing-page.tsx'),
    route('dashboard', '../../features/selling/dashboard/web/dashboard-page.tsx'),
  ]),
  layout('../composition/slots/selling-slots.tsx', [
    route('create-listing', '../../features/selling/selling/web/create-page.tsx'),
    route('create-ai-listing', '../../features/selling/selling/web/ai-listing-page.tsx'),
    route('voice-recorder', '../../features/selling/selling/web/voice-recorder-page.tsx'),
    route('pile', '../../features/selling/selling/web/pile/pile-page.tsx'),
    route('listing/:id/edit', '../../features/items/listings/web/edit-page.tsx'),
  ]),
  route('profile/:id', '../../features/people/profiles/web/profile-page.tsx'),
  route('trust-profile/:id', '../../features/people/profiles/web/profile-page.tsx', { id: 'trust-profile' }),
  route('reviews', '../../features/trust/reviews/web/reviews-page.tsx'),
  route('reviews/:id', '../../features/trust/reviews/web/reviews-page.tsx', { id: 'reviews-of' }),
  route('ai-assistant', '../../features/finding/comparisons/web/assistant-page.tsx'),
  route('compare', '../../features/finding/comparisons/web/compare-page.tsx'),
  route('compare/:link', '../../features/finding/comparisons/web/shared-page.tsx'),
  route('drop-zones', '../../features/neighbors/zones/web/explore/drop-zones-page.tsx'),
  route('drop-zones/:id', '../../features/neighbors/zones/web/page/to-zone-page.ts'),
  route('drop-zone/:id', '../composition/zone-page.tsx'),
  route('drop-zone/:id/map', '../../features/neighbors/zones/web/listings/zone-map-page.tsx'),
  route('drop-zone/:id/edit', '../../features/neighbors/zones/web/form/edit-zone-page.tsx'),
  route('create-drop-zone', '../../features/neighbors/zones/web/form/create-zone-page.tsx'),
  route('create-zone', '../../features/neighbors/zones/web/form/to-create-zone-page.ts'),
  route('join-zone/:code', '../../features/neighbors/zones/web/members/join-zone-page.tsx'),
  route('match-me', '../../features/finding/wants/web/match-me-page.tsx'),
  route('match-me/wants', '../../features/finding/wants/web/my-wants-page.tsx'),
  route('favourites', '../../features/finding/favorites/web/favorites-page.tsx'),
  layout('../composition/slots/chat-slots.tsx', [
    layout('../../features/talking/messages/web/messages-layout.tsx', [
      route('messages', '../../features/talking/messages/web/inbox/inbox-page.tsx'),
      route('messages/:id', '../../features/talking/messages/web/thread/chat-page.tsx'),
    ]),
  ]),
  route('notifications', '../../features/talking/notifications/web/notifications-page.tsx'),
  route('auth', '../../features/people/accounts/web/auth-page.tsx'),
  route('auth/confirm', '../../features/people/accounts/web/confirm-email-page.tsx'),
  route('auth/new-password', '../../features/people/accounts/web/new-password-page.tsx'),
  route('auth/new-email', '../../features/people/accounts/web/new-email-page.tsx'),
  layout('layout/settings-layout.tsx', [
    layout('../composition/slots/account-slots.tsx', [
      route('settings/account', '../../features/people/accounts/web/settings/account-page.tsx'),
    ]),
    layout('../composition/slots/settings-slots.tsx', [
      route('settings/notifications', '../../features/talking/notifications/web/settings-page.tsx'),
    ]),
    route('settings/plan', '../../features/paying/plans/web/my-plan-page.tsx'),
    route('settings/blocked', '../../features/trust/blocks/web/blocked-page.tsx'),
  ]),
  layout('layout/operator-layout.tsx', [
    route('operator', '../../features/running/pulse/web/desk/today-page.tsx'),
    route('operator/people', '../../features/running/pulse/web/desk/people-page.tsx'),
    route('operator/people/:id', '../../features/running/pulse/web/desk/person-page.tsx'),
    route('operator/guests/:id', '../../features/running/pulse/web/desk/guest-page.tsx'),
    route('operator/plans', '../../features/running/pulse/web/desk/plans-page.tsx'),
    route('operator/mail', '../../features/running/pulse/web/desk/mail-page.tsx'),
    route('operator/cases', '../../features/trust/cases/web/desk/cases-page.tsx'),
    route('operator/cases/:id', '../../features/trust/cases/web/desk/case-page.tsx'),
    route('operator/appeals', '../../features/trust/cases/web/desk/cases-page.tsx', { id: 'appeals' }),
    route('operator/appeals/:id', '../../features/trust/cases/web/desk/case-page.tsx', { id: 'appeal' }),
    route('operator/actions', '../../features/trust/cases/web/desk/my-actions-page.tsx'),
    route('operator/events', '../../features/neighbors/flash-drops/web/desk/manage-events-page.tsx'),
    route('operator/zones', '../../features/neighbors/zones/web/desk/operated-zones-page.tsx'),
    route('operator/settings', '../../features/running/settings/web/desk/settings-page.tsx', {
      id: 'operator-settings',
    }),
    route('operator/announcements', '../../features/running/announcements/web/desk/announcements-page.tsx'),
    route('operator/categories', '../../features/running/settings/web/desk/categories-page.tsx'),
    route('operator/site-rules', '../../features/trust/cases/web/desk/site-rules-page.tsx'),
    route('operator/rules', '../../features/trust/text-rules/web/desk/rules-page.tsx'),
    route('operator/log', '../../features/running/operators/web/desk/audit-log-page.tsx'),
  ]),
  route('settings', '../../features/people/accounts/web/settings/to-account-page.ts'),
  route('settings/devices', '../../features/people/accounts/web/settings/to-account-page.ts', {
    id: 'devices',
  }),
  route('guest-alerts/confirm', '../../features/talking/notifications/web/confirm-alerts-page.tsx'),
  route('your-data', '../../features/people/data-exports/web/your-data-page.tsx'),
  route('unsubscribe', '../../features/talking/notifications/web/unsubscribe-page.tsx'),
  route('contact', '../../features/running/contact/web/contact-page.tsx'),
  route('flash-drops', '../../features/neighbors/flash-drops/web/flash-drops-page.tsx'),
  route('flash-drops/:id', '../../features/neighbors/flash-drops/web/flash-drop-page.tsx'),
  route('flash-drops/:id/map', '../../features/neighbors/flash-drops/web/event-map-page.tsx'),
  route('dashboard/flash-drops', '../../features/neighbors/flash-drops/web/my-flash-drops-page.tsx'),
  route('leaderboard', '../../features/neighbors/flash-drops/web/leaderboard-page.tsx'),
  route('ai-insights', '../../features/selling/insights/web/insights-page.tsx'),
  layout('../composition/slots/shop-slots.tsx', [
    route('pricing', '../../features/paying/plans/web/pricing-page.tsx'),
    route('voice-credits', '../../features/paying/credits/web/voice-credits-page.tsx'),
  ]),
  layout('../composition/slots/checkout-slots.tsx', [
    route('checkout/return', '../../features/paying/billing/web/return-page.tsx'),
  ]),
  route('checkout/test/:id', '../../features/paying/billing/web/test-checkout-page.tsx'),
  route('statements/:id', '../../features/trust/cases/web/statement-page.tsx'),
  route('reports/:id', '../../features/trust/cases/web/outcome-page.tsx'),
  route('transparency', '../../features/trust/cases/web/transparency-page.tsx'),
  route('about', '../../features/running/site/web/about-page.tsx'),
  ...SITE_TEXT_NAMES.map((name) =>
    route(name, '../../features/running/site-texts/web/site-text-page.tsx', { id: name }),
  ),
  route('offline', 'offline-page.tsx'),
  ...kit,
  route('*', '../../features/running/site/web/not-found-page.tsx'),
];

/** Names routes by their file instead of its path, because every page loads the names of all routes. */
function withShortIds(routes: RouteConfigEntry[]): RouteConfigEntry[] {
  return routes.map((entry) => ({
    id: basename(entry.file).replace(/\.tsx?$/, ''),
    ...entry,
    children: withShortIds(entry.children ?? []),
  }));
}

export default withShortIds([layout('page-errors.tsx', pages)]) satisfies RouteConfig;
