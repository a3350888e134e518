import { sql } from 'kysely';
import { erased } from '../../../../platform/server/erase-person.ts';
import { dollars, type ExportPerson } from '../../../../platform/server/export-person.ts';
import { defineFeature, type PlatformServices } from '../../../../platform/server/feature.ts';
import { consume, schedule } from '../../../../platform/server/job.ts';
import {
  listingPosted,
  listingPriceChanged,
  listingShownAgain,
  listingStatusChanged,
} from '../../../items/listings/contract/signals.ts';
import type { NotifyServices } from '../../../talking/notifications/server/notifications.ts';
import { digestDue } from '../contract/signals.ts';
import { sendDigest, startDigests } from './digests.ts';
import type { MatchServices } from './find-matches.ts';
import { indexOutdatedWants } from './index-want.ts';
import { matchRoutes } from './matches.routes.ts';
import { notifyOfPosted, notifyOfPrice, notifyOfReturn } from './notify-of-matches.ts';
import { sweepWants } from './own-wants.ts';
import { wantNotifications } from './want-notifications.ts';
import { wantRoutes } from './wants.routes.ts';

/** Exports a person's wants and the matches of each. */
const exportWants: ExportPerson = {
  tables: [
    {
      name: 'wants',
      shows: ['wants'],
      rows: (person) =>
        person.kind === 'guest'
          ? null
          : sql`
            select name, source, terms as words, excluded as excluded_words, category, conditions,
              ${dollars('min_price_cents')} as lowest_price, ${dollars('max_price_cents')} as highest_price,
              place_name as place, latitude, longitude, within_km, frequency, channels, paused_at, created_at
            from wants
            where profile_id = ${person.id}::uuid and deleted_at is null
            order by created_at, id`,
    },
    {
      name: 'want-matches',
      shows: ['want_matches'],
      rows: (person) =>
        person.kind === 'guest'
          ? null
          : sql`
            select wants.name as want, listings.title as listing, ${dollars('want_matches.price_cents')} as price,
              matched_at, told_at
            from want_matches
              join wants on wants.id = want_id and wants.deleted_at is null
              join listings on listings.id = listing_id
            where profile_id = ${person.id}::uuid and not is_close
            order by matched_at, want_id, listing_id`,
    },
  ],
};

export const wantsFeature = defineFeature({
  name: 'wants',
  exportPerson: exportWants,
  erasePerson: { columns: erased('wants', 'profile_id') },
  notificationKinds: wantNotifications,
  build: (
    services: MatchServices & NotifyServices & Pick<PlatformServices, 'jobs' | 'log' | 'settings'>,
  ) => ({
    routes: [matchRoutes(services), wantRoutes(services)],
    costly: ['read', 'matches', 'demand'].map((name) => ({ method: 'POST', path: `/api/wants/${name}` })),
    jobs: [
      consume(listingPosted, 'notifications.want-match', ({ listingId }) =>
        notifyOfPosted(services, listingId),
      ),
      consume(listingStatusChanged, 'notifications.want-return', ({ listingId }) =>
        notifyOfReturn(services, { listingId }),
      ),
      consume(listingShownAgain, 'notifications.want-shown-again', ({ listingId, at }) =>
        notifyOfReturn(services, { listingId, at: new Date(at) }),
      ),
      consume(listingPriceChanged, 'notifications.want-price', (change) => notifyOfPrice(services, change)),
      consume(digestDue, 'notifications.want-digest', (digest, delivery) =>
        sendDigest(services, digest, delivery),
      ),
      // Frequent enough for 8 AM in every time zone, including those offset by half an hour.
      schedule('wants.digests', '*/5 * * * *', () => startDigests(services.db, services.jobs)),
      schedule('wants.index-outdated', '* * * * *', () => indexOutdatedWants(services.db, services.log)),
      schedule('wants.sweep', '43 * * * *', () => sweepWants(services.db)),
    ],
  }),
});
