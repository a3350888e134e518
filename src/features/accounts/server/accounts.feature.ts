import { defineFeature } from '../../../platform/server/feature.ts';
import { accountRoutes } from './accounts.routes.ts';
import type { Accounts } from './accounts.ts';

interface Services {
  accounts: Accounts;
}

export const accountsFeature = defineFeature({
  name: 'accounts',
  build: ({ accounts }: Services) => ({ routes: [accountRoutes(accounts)] }),
});
