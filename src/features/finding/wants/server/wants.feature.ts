import { erased } from '../../../../platform/server/erase-person.ts';
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
import { sweepWants } from './delete-want.ts';
import { sendDigest, startDigests } from './digests.ts';
import { exportWants } from './export-wants.ts';
import { indexOutdatedWants } from './index-outdated.ts';
import type { MatchServices } from './find-matches.ts';
import { matchRoutes } from './matches.routes.ts';
import { notifyOfPosted, notifyOfPrice, notifyOfReturn } from './notify-of-matches.ts';
import { wantNotifications } from './want-notifications.ts';
import { wantRoutes } from './wants.routes.ts';

export const wantsFeature = defineFeature({
  name: 'wants',
  exportPerson: exportWants,
  erasePerson: { columns: erased('wants', 'profile_id') },
  notificationKinds: wantNotifications,
  build: (services: MatchServices & NotifyServices & Pick<PlatformServices, 'jobs' | 'log'>) => ({
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
      // Often enough for 8 in the morning everywhere, also where clocks are half an hour apart.
      schedule('wants.digests', '*/5 * * * *', () => startDigests(services.db, services.jobs)),
      schedule('wants.index-outdated', '* * * * *', () => indexOutdatedWants(services.db, services.log)),
      schedule('wants.sweep', '43 * * * *', () => sweepWants(services.db)),
    ],
  }),
});
