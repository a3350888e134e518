/** The public API of zones for other features on the server. */
export { postIntoZone } from './listings/add-listing.ts';
export { countActivity } from './count-activity.ts';
export { type ZoneStanding, requireZoneAdmin, requireZoneMember, zoneStanding } from './zone-standing.ts';
export { zoneSubject } from './zone-subject.ts';
