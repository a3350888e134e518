import type { RouterContextProvider } from 'react-router';
import { pageOf } from '../../../../platform/web/page/page-context.ts';
import type { Webhook } from '../contract/webhook.ts';

/** Loads the webhooks of the account settings; none without an account. */
export async function loadWebhooks(context: Readonly<RouterContextProvider>): Promise<Webhook[]> {
  const { data } = await pageOf(context).api.GET('/api/webhooks');
  return data?.webhooks ?? [];
}
