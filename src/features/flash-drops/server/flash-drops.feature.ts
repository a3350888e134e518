import { erased, kept } from '../../../platform/server/erase-person.ts';
import { defineFeature, type PlatformServices } from '../../../platform/server/feature.ts';
import type { PresentPhoto } from '../../photos/server/photos.ts';
import { FLASH_DROP_TOPIC } from '../contract/flash-drop-updates.ts';
import { exportFlashDrops } from './export-flash-drops.ts';
import { flashDropRoutes } from './flash-drops.routes.ts';
import { createStandings } from './standings.ts';
import { createStandingsUpdates } from './standings-updates.ts';

type Services = Pick<PlatformServices, 'db' | 'jobs' | 'live' | 'config'> & { presentPhoto: PresentPhoto };

export const flashDropsFeature = defineFeature({
  name: 'flash-drops',
  exportPerson: exportFlashDrops,
  erasePerson: {
    // The entries of the ledger and shared links go with the participation.
    columns: [
      ...erased('flash_drop_participants', 'profile_id'),
      ...erased('flash_drop_totals', 'profile_id'),
      ...erased('flash_drop_reminders', 'profile_id'),
      ...erased('invitations', 'profile_id'),
      ...erased('invited_members', 'profile_id'),
      ...kept('invited_members', 'invited_by'),
      ...kept('flash_drop_prizes', 'profile_id'),
    ],
  },
  topics: () => ({ [FLASH_DROP_TOPIC]: 'open' }),
  build(services: Services) {
    const standings = createStandings(services.db);
    const updates = createStandingsUpdates(services.live);
    return { routes: [flashDropRoutes({ ...services, standings, updates })] };
  },
});
