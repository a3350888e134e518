import type { LoaderFunctionArgs } from 'react-router';
import { accountPanelsSlot } from '../../../features/people/accounts/web/accounts.ts';
import { loadWebhooks } from '../../../features/people/webhooks/web/webhooks.ts';
import { lazyPart } from '../../../platform/web/page/lazy-part.tsx';
import { fill, slotsLayout } from '../../../platform/web/page/slot.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => loadWebhooks(context);

// Loaded on its own, because every page loads the names of what a route imports.
const AccountPanels = lazyPart(() => import('./account-panels.tsx'));

/** Adds the settings of other features to the page of the account. */
export default slotsLayout(
  fill(accountPanelsSlot, (form, email) => <AccountPanels form={form} email={email} />),
);
