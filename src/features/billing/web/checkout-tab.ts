import type { StartedCheckout } from '../contract/checkout.ts';

/** Where the payment page of a checkout is: in a tab of its own, or nowhere, because the browser blocked that. */
export interface OpenedCheckout extends StartedCheckout {
  blocked: boolean;
}

interface CheckoutPage {
  /** Opens an empty tab; null where the browser blocks it. */
  openTab: () => Window | null;
  showBusy: (busy: boolean) => void;
  show: (opened: OpenedCheckout | null) => void;
}

/**
 * Opens payment pages in a tab of their own. The tab is opened within the press, as browsers block all others, and
 * gets its address when the checkout was started. A press during the previous one does nothing.
 */
export function createCheckoutTab({ openTab, showBusy, show }: CheckoutPage) {
  let busy = false;
  return async function open(start: () => Promise<StartedCheckout | null>): Promise<void> {
    if (busy) return;
    busy = true;
    showBusy(true);
    show(null);
    const tab = openTab();
    try {
      const started = await start();
      const blocked = tab === null || tab.closed;
      if (started === null) tab?.close();
      else {
        if (!blocked) sendTo(tab, started.url);
        show({ ...started, blocked });
      }
    } catch (error) {
      tab?.close();
      throw error;
    } finally {
      busy = false;
      showBusy(false);
    }
  };
}

/** Without access to this page, which the payment page is not to have. */
function sendTo(tab: Window, url: string): void {
  tab.opener = null;
  tab.location.replace(url);
}
