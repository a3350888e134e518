import { Outlet } from 'react-router';
import { DeleteAccountSection } from '../../features/people/account-deletion/web/account-deletion.ts';
import { type AccountPanels, AccountPanelsContext } from '../../features/people/accounts/web/accounts.ts';

const panels: AccountPanels = (form, email) => <DeleteAccountSection form={form('delete')} email={email} />;

/** Adds the settings of other features to the page of the account. */
export default function AccountSettingsPanels() {
  return (
    <AccountPanelsContext value={panels}>
      <Outlet />
    </AccountPanelsContext>
  );
}
