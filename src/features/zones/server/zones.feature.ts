import { erased, kept } from '../../../platform/server/erase-person.ts';
import { defineFeature } from '../../../platform/server/feature.ts';
import { consume } from '../../../platform/server/job.ts';
import type { NotifyServices } from '../../notifications/server/notifications.ts';
import { zoneActDone, zoneListingAdded } from '../contract/signals.ts';
import { ZONE_TOPIC } from '../contract/zone-updates.ts';
import { eraseZones } from './erase-zones.ts';
import { exportZones } from './export-zones.ts';
import { actNotifications, notifyOfAct } from './notify-of-acts.ts';
import { listingNotifications, notifyOfListing } from './notify-of-listings.ts';
import { publishZone } from './publish-zone.ts';
import { zoneEventRoutes } from './zone-events.routes.ts';
import { zoneInviteRoutes } from './zone-invites.routes.ts';
import { zoneListingRoutes } from './zone-listings.routes.ts';
import { zoneMemberRoutes } from './zone-members.routes.ts';
import { zoneSubject } from './zone-subject.ts';
import { zoneRoutes } from './zones.routes.ts';
import type { ZoneServices } from './route-parts.ts';

export const zonesFeature = defineFeature({
  name: 'zones',
  erasePerson: {
    columns: [
      ...kept('zones', 'creator_id'),
      ...erased('zone_members', 'profile_id'),
      ...erased('zone_removals', 'profile_id'),
      ...kept('zone_invites', 'created_by'),
      ...erased('zone_listings', 'seller_id'),
      ...kept('zone_listings', 'removed_by'),
      ...kept('zone_log', 'actor_id', 'person_id'),
      ...kept('zone_events', 'created_by'),
    ],
    erase: eraseZones,
  },
  exportPerson: exportZones,
  subjects: { zone: zoneSubject },
  topics: () => ({ [ZONE_TOPIC]: 'open' }),
  notificationKinds: [...actNotifications, ...listingNotifications],
  build: (services: ZoneServices & NotifyServices) => ({
    routes: [
      zoneRoutes(services),
      zoneMemberRoutes(services),
      zoneInviteRoutes(services),
      zoneListingRoutes(services),
      zoneEventRoutes(services),
    ],
    jobs: [
      consume(zoneActDone, 'notifications.zone-act', (act) => notifyOfAct(services, act)),
      consume(zoneListingAdded, 'notifications.zone-listing', (listing) =>
        notifyOfListing(services, listing),
      ),
      consume(zoneListingAdded, 'zones.update-listings', async ({ zoneId }) =>
        publishZone(services.live, zoneId),
      ),
    ],
  }),
});
