import type { StartedCheckout } from '../contract/checkout.ts';

/** A started checkout, and whether its payment page opened in a new tab or was blocked by the browser. */
export interface OpenedCheckout extends StartedCheckout {
  blocked: boolean;
}

interface CheckoutPage {
  /** Opens an empty tab; null if the browser blocks it. */
  openTab: () => Window | null;
  showBusy: (busy: boolean) => void;
  show: (opened: OpenedCheckout | null) => void;
}

/**
 * Opens payment pages in new tabs. The tab opens during the click, because browsers block it later, and gets
 * its address once the checkout has started. Clicks during a pending start are ignored.
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

/** Removes the opener first, so that the payment page can't access this page. */
function sendTo(tab: Window, url: string): void {
  tab.opener = null;
  tab.location.replace(url);
}
