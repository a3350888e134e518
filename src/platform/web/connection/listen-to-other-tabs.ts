import type { ConnectionStore } from './connection.ts';

/**
 * Asks for the site right away, instead of at the next attempt, when another tab has reached it or the person comes back to
 * this one.
 */
export function listenToOtherTabs(connection: ConnectionStore): void {
  /** Open while the connection is lost. */
  let tabs: BroadcastChannel | null = null;
  const retry = () => {
    if (connection.state().lost) connection.retry();
  };
  const follow = () => {
    const { lost } = connection.state();
    if (lost && tabs === null) {
      tabs = new BroadcastChannel('site-reached');
      tabs.addEventListener('message', retry);
    } else if (!lost && tabs !== null) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      tabs.postMessage(null);
      tabs.close();
      tabs = null;
    }
  };
  follow();
  connection.subscribe(follow);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) retry();
  });
}
