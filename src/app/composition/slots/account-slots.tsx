import { DeleteAccountSection } from '../../../features/people/account-deletion/web/account-deletion.ts';
import { accountPanelsSlot } from '../../../features/people/accounts/web/accounts.ts';
import { fill, slotsLayout } from '../../../platform/web/slot.tsx';

/** Adds the settings of other features to the page of the account. */
export default slotsLayout(
  fill(accountPanelsSlot, (form, email) => <DeleteAccountSection form={form('delete')} email={email} />),
);
