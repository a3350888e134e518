import type { OpenAPIHono } from '@hono/zod-openapi';
import { except } from 'hono/combine';
import { accountRoutes } from '../../features/accounts/server/accounts.routes.ts';
import { blockRoutes } from '../../features/blocks/server/blocks.routes.ts';
import { contactRoutes } from '../../features/contact/server/contact.routes.ts';
import { askerRoutes } from '../../features/deals/server/askers.routes.ts';
import { dealRoutes } from '../../features/deals/server/deals.routes.ts';
import { meetupRoutes } from '../../features/deals/server/meetups.routes.ts';
import { favouriteRoutes } from '../../features/favourites/server/favourites.routes.ts';
import { guestRoutes } from '../../features/guests/server/guests.routes.ts';
import { areaRoutes } from '../../features/search/server/areas.routes.ts';
import { listingLifeRoutes } from '../../features/listings/server/listing-life.routes.ts';
import { listingRoutes } from '../../features/listings/server/listings.routes.ts';
import { dashboardRoutes } from '../../features/dashboard/server/dashboard.routes.ts';
import { relatedRoutes } from '../../features/search/server/related.routes.ts';
import { searchRoutes } from '../../features/search/server/search.routes.ts';
import { viewRoutes } from '../../features/listings/server/views.routes.ts';
import { draftRoutes } from '../../features/listing-drafts/server/listing-drafts.routes.ts';
import { automaticAnswerRoutes } from '../../features/messages/server/automatic-answers.routes.ts';
import { messageRoutes } from '../../features/messages/server/messages.routes.ts';
import { guestAlertsRoutes } from '../../features/notifications/server/guest-alerts.routes.ts';
import { notificationSettingsRoutes } from '../../features/notifications/server/notification-settings.routes.ts';
import { notificationRoutes } from '../../features/notifications/server/notifications.routes.ts';
import { photoRoutes } from '../../features/photos/server/photos.routes.ts';
import { phoneRoutes } from '../../features/profiles/server/phone.routes.ts';
import { profileRoutes } from '../../features/profiles/server/profiles.routes.ts';
import { reportRoutes } from '../../features/reports/server/reports.routes.ts';
import { reviewRoutes } from '../../features/reviews/server/reviews.routes.ts';
import { createRouter, limitJsonBody } from '../../platform/server/http/api.ts';
import { apiDocs } from '../../platform/server/http/api-docs.ts';
import type { RequestEnv } from '../../platform/server/http/request.ts';
import { liveRoutes } from '../../platform/server/realtime/live.routes.ts';
import { commonErrors, DomainError } from '../../shared/errors.ts';
import type { Services } from '../composition/services.ts';

const DOCUMENT = {
  openapi: '3.1.0',
  info: {
    title: 'Offhand API',
    version: '1',
    description:
      'Everything the site does. Writes from browsers need the site as their Origin. Failures are problem details (RFC 9457) with a code.',
  },
} as const;

/** The JSON API under /api, with its OpenAPI document and a page to read it. */
export function createApi(services: Services): OpenAPIHono<RequestEnv> {
  const api = createRouter();
  api.use(except(['/api/photos', '/api/profiles/me/avatar'], limitJsonBody));
  api.route('/', accountRoutes(services.accounts));
  api.route('/', guestRoutes(services.guests, services.config));
  api.route('/', dashboardRoutes(services));
  api.route('/', viewRoutes(services));
  api.route('/', searchRoutes(services));
  api.route('/', listingRoutes(services));
  api.route('/', listingLifeRoutes(services));
  api.route('/', relatedRoutes(services));
  api.route('/', areaRoutes(services));
  api.route('/', favouriteRoutes(services));
  api.route('/', photoRoutes(services));
  api.route('/', profileRoutes(services));
  api.route('/', phoneRoutes(services));
  api.route('/', draftRoutes(services));
  api.route('/', messageRoutes(services));
  api.route('/', blockRoutes(services));
  api.route('/', reportRoutes(services));
  api.route('/', reviewRoutes(services));
  api.route('/', automaticAnswerRoutes(services));
  api.route('/', dealRoutes(services));
  api.route('/', meetupRoutes(services));
  api.route('/', askerRoutes(services));
  api.route('/', contactRoutes(services));
  api.route('/', notificationRoutes(services));
  api.route('/', notificationSettingsRoutes(services));
  api.route('/', guestAlertsRoutes(services));
  api.route('/', liveRoutes(services.config));
  api.route('/docs', apiDocs());

  const root = createRouter();
  root.route('/api', api);
  root.doc31('/api/openapi.json', DOCUMENT);
  root.all('/api/*', () => {
    throw new DomainError(commonErrors.NOT_FOUND);
  });
  return root;
}

/** The OpenAPI document by itself, for generating the typed client. */
export function openApiDocument(api: OpenAPIHono<RequestEnv>) {
  return api.getOpenAPI31Document(DOCUMENT);
}
