import { DeleteAccountSection } from '../../../features/people/account-deletion/web/account-deletion.ts';
import type { OpenForm } from '../../../features/people/accounts/web/accounts.ts';
import { WebhooksSection } from '../../../features/people/webhooks/web/webhooks.ts';

type AccountPanelsProps = { form: (name: string) => OpenForm; email: string };

/** The settings of other features on the page of the account. */
export default function AccountPanels({ form, email }: AccountPanelsProps) {
  return (
    <>
      <WebhooksSection form={form('webhook')} />
      <DeleteAccountSection form={form('delete')} email={email} />
    </>
  );
}
