import { erased, retained } from '../../../../platform/server/erase-person.ts';
import { defineFeature } from '../../../../platform/server/feature.ts';
import { consume, consumeMany, schedule } from '../../../../platform/server/job.ts';
import type { MapServices } from '../../../finding/map/server/map.ts';
import type { NotifyServices } from '../../../talking/notifications/server/notifications.ts';
import type { TextServices } from '../../../trust/text-rules/server/text-rules.ts';
import { MEMBER_POSTS_TOPIC, POSTS_TOPIC } from '../contract/discussion/post-updates.ts';
import {
  zoneListingAdded,
  zoneLogEntryAdded,
  zonePosted,
  zoneRestored,
  zoneTakenDown,
} from '../contract/signals.ts';
import { ZONE_TOPIC } from '../contract/zone-updates.ts';
import {
  notifyOfPosts,
  POST_NOTIFICATION_DELAY_SECONDS,
  postNotifications,
} from './discussion/notify-of-posts.ts';
import { postRoutes } from './discussion/posts.routes.ts';
import { dropRemovedPhotos } from './discussion/remove-post.ts';
import { seenPostRoutes } from './discussion/seen-posts.routes.ts';
import { zoneEventRoutes } from './events/zone-events.routes.ts';
import { listingNotifications, notifyOfListing } from './listings/notify-of-listings.ts';
import { zoneListingRoutes, zoneMapRoutes } from './listings/zone-listings.routes.ts';
import { zoneInviteRoutes } from './members/zone-invites.routes.ts';
import { zoneMemberRoutes } from './members/zone-members.routes.ts';
import {
  logEntryNotifications,
  notifyOfLogEntry,
  notifyOfRestoring,
  notifyOfTakeDown,
  takeDownNotifications,
} from './moderation/notify-of-moderation.ts';
import { zoneOperationRoutes } from './moderation/zone-operation.routes.ts';
import { publishZone } from './publish-zone.ts';
import { postSubject, zoneEventSubject, zoneSubject } from './report-subjects.ts';
import type { ZoneServices } from './route-parts.ts';
import { isZoneMember } from './zone-standing.ts';
import { zoneRoutes } from './zones.routes.ts';
import { countActivity } from './zones.ts';
import { eraseZones, exportZones } from './zones-of-person.ts';

export const zonesFeature = defineFeature({
  name: 'zones',
  erasePerson: {
    columns: [
      ...retained('zones', 'creator_id'),
      ...erased('zone_members', 'profile_id'),
      ...erased('zone_removals', 'profile_id'),
      ...retained('zone_invites', 'created_by'),
      ...erased('zone_listings', 'seller_id'),
      ...retained('zone_listings', 'removed_by'),
      ...retained('zone_log', 'actor_id', 'person_id'),
      ...retained('zone_events', 'created_by'),
      ...retained('zone_posts', 'author_id', 'pinned_by', 'removed_by'),
    ],
    erase: eraseZones,
  },
  exportPerson: exportZones,
  subjects: { zone: zoneSubject, 'zone-post': postSubject, event: zoneEventSubject },
  topics: (db) => ({
    [ZONE_TOPIC]: 'open',
    [POSTS_TOPIC]: 'open',
    [MEMBER_POSTS_TOPIC]: (owner, zoneId) => isZoneMember(db, owner, zoneId),
  }),
  notificationKinds: [
    ...logEntryNotifications,
    ...listingNotifications,
    ...postNotifications,
    ...takeDownNotifications,
  ],
  build: (services: ZoneServices & NotifyServices & MapServices & TextServices) => ({
    routes: [
      zoneRoutes(services),
      zoneMemberRoutes(services),
      zoneInviteRoutes(services),
      zoneListingRoutes(services),
      zoneMapRoutes(services),
      zoneEventRoutes(services),
      postRoutes(services),
      seenPostRoutes(services),
      zoneOperationRoutes(services),
    ],
    costly: [{ method: 'GET', path: '/api/zones/:id/map' }],
    jobs: [
      consume(zoneLogEntryAdded, 'zones.notify-log-entry', (entry) => notifyOfLogEntry(services, entry)),
      consume(zoneTakenDown, 'zones.notify-taken-down', (zone, delivery) =>
        notifyOfTakeDown(services, zone, delivery),
      ),
      consume(zoneRestored, 'zones.notify-restored', (zone, delivery) =>
        notifyOfRestoring(services, zone, delivery),
      ),
      consume(zoneListingAdded, 'zones.notify-listing', (listing) => notifyOfListing(services, listing)),
      consume(zoneListingAdded, 'zones.update-listings', async ({ zoneId }) =>
        publishZone(services.live, zoneId),
      ),
      consumeMany(zonePosted, 'zones.notify-posts', (deliveries) => notifyOfPosts(services, deliveries), {
        delaySeconds: POST_NOTIFICATION_DELAY_SECONDS,
      }),
      schedule('zones.count-activity', '7 * * * *', () => countActivity(services)),
      schedule('zones.drop-removed-photos', '41 4 * * *', () => dropRemovedPhotos(services)),
    ],
  }),
});
