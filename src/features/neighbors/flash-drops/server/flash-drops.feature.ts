import { erased, retained } from '../../../../platform/server/erase-person.ts';
import { defineFeature, type PlatformServices } from '../../../../platform/server/feature.ts';
import { consume, consumeMany, schedule } from '../../../../platform/server/job.ts';
import type { MapServices } from '../../../finding/map/server/map.ts';
import { listingDeleted, listingPosted } from '../../../items/listings/contract/signals.ts';
import { accountCreated, addressConfirmed } from '../../../people/accounts/contract/signals.ts';
import { saleCompleted, saleUndone } from '../../../talking/deals/contract/signals.ts';
import { messageSent } from '../../../talking/messages/contract/signals.ts';
import type { NotifyServices } from '../../../talking/notifications/server/notifications.ts';
import { FLASH_DROP_TOPIC } from '../contract/flash-drop-updates.ts';
import { flashDropDue, flashDropFinished } from '../contract/signals.ts';
import {
  countReplies,
  countSale,
  publishPostedPoints,
  takeBackRemoved,
  takeBackSale,
} from './count-actions.ts';
import { eventMapRoutes } from './event-map.routes.ts';
import { exportFlashDrops } from './export-flash-drops.ts';
import { finishEvents } from './finish-events.ts';
import { flashDropRoutes } from './flash-drops.routes.ts';
import { countInvited, saveInvitedAccount } from './invite-friends.ts';
import { manageEventRoutes } from './manage-events.routes.ts';
import { flashDropNotifications, notifyOfResults, notifyOfStart } from './notify-of-events.ts';
import { pointRoutes } from './points.routes.ts';
import { remindOfEvents } from './reminders.ts';
import { scheduleWeekends } from './schedule-weekends.ts';
import { createStandings } from './standings.ts';
import { createStandingsUpdates } from './standings-updates.ts';

type Services = Pick<PlatformServices, 'db' | 'jobs' | 'live' | 'config'> & NotifyServices & MapServices;

export const flashDropsFeature = defineFeature({
  name: 'flash-drops',
  exportPerson: exportFlashDrops,
  erasePerson: {
    // Ledger entries and shared links are deleted with the participation.
    columns: [
      ...erased('flash_drop_participants', 'profile_id'),
      ...erased('flash_drop_totals', 'profile_id'),
      ...erased('flash_drop_reminders', 'profile_id'),
      ...erased('invitations', 'profile_id'),
      ...erased('invited_accounts', 'account_id'),
      ...retained('invited_accounts', 'invited_by'),
      ...retained('flash_drop_prizes', 'profile_id'),
    ],
  },
  notificationKinds: flashDropNotifications,
  topics: () => ({ [FLASH_DROP_TOPIC]: 'open' }),
  build(platform: Services) {
    const standings = createStandings(platform.db);
    const updates = createStandingsUpdates(platform.live);
    const services = { ...platform, standings, updates };
    return {
      routes: [
        flashDropRoutes(services),
        pointRoutes(services),
        manageEventRoutes(services),
        eventMapRoutes(services),
      ],
      costly: [{ method: 'GET', path: '/api/flash-drops/:id/map' }],
      jobs: [
        consume(listingPosted, 'flash-drops.posted', ({ listingId }) =>
          publishPostedPoints(services, listingId),
        ),
        consume(listingDeleted, 'flash-drops.removed', ({ listingId }) =>
          takeBackRemoved(services, listingId),
        ),
        consumeMany(messageSent, 'flash-drops.replies', (sent) =>
          countReplies(
            services,
            sent.map(({ payload }) => payload),
          ),
        ),
        consume(saleCompleted, 'flash-drops.sale', ({ saleId }) => countSale(services, saleId)),
        consume(saleUndone, 'flash-drops.sale-undone', ({ saleId }) => takeBackSale(services, saleId)),
        consume(accountCreated, 'flash-drops.invited', ({ accountId, invite, at }) =>
          invite === null ? Promise.resolve() : saveInvitedAccount(services, { accountId, invite, at }),
        ),
        consume(addressConfirmed, 'flash-drops.confirmed', (confirmed) => countInvited(services, confirmed)),
        consume(flashDropFinished, 'flash-drops.notify-results', ({ eventId }) =>
          notifyOfResults(services, eventId),
        ),
        consume(flashDropDue, 'flash-drops.notify-start', (due) => notifyOfStart(services, due)),
        schedule('flash-drops.finish', '* * * * *', () => finishEvents(services)),
        schedule('flash-drops.remind', '* * * * *', () => remindOfEvents(services)),
        schedule('flash-drops.weekends', '*/5 * * * *', () => scheduleWeekends(services.db, services.config)),
      ],
    };
  },
});
