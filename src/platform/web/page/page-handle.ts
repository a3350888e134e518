/**
 * The frame of a page. Its route module exports it as `handle`. By default a page has the logo in the phone's
 * top bar, the full dock and the footer.
 */
export type PageHandle = {
  /** On phones, replaces the logo: nothing (for a photo up to the edge), or a title with a close link. */
  phoneBar?: 'none' | { title: string; closeTo: string };
  /** Makes the page and the bars around it as wide as the screen (`wrap-wide`). */
  wide?: boolean;
  /** Hides the top bar on all screens, because the page has its own. */
  topBar?: 'none';
  /** The page is a form: the dock has no shelf and a lower Sell button. */
  task?: boolean;
  /** Hides the dock: nothing else is one tap away, and the page has its room. */
  dock?: 'none';
  /** What the page says while offline, besides when it was loaded. */
  offlineText?: string;
  /** On phones the page covers the frame, and itself shows that there is no connection. */
  offlineBar?: 'own';
  /** On low screens, such as a phone in landscape, the page covers the frame as on phones (variant `alone`). */
  coversLow?: true;
  /** Hides the footer: the page fills the screen and scrolls inside. */
  footer?: 'none';
};
