import type { Config } from '../../../platform/server/config.ts';
import { kept } from '../../../platform/server/erase-person.ts';
import { defineFeature } from '../../../platform/server/feature.ts';
import { guestRoutes } from './guests.routes.ts';
import type { Guests } from './guests.ts';

interface Services {
  guests: Guests;
  config: Config;
}

export const guestsFeature = defineFeature({
  name: 'guests',
  erasePerson: { columns: kept('guest_sessions', 'claimed_by') },
  build: ({ guests, config }: Services) => ({ routes: [guestRoutes(guests, config)] }),
});
