/**
 * The frame a page needs; its route module exports it as `handle`. By default a page has the logo in the
 * phone's top bar, the full dock and the footer.
 */
export type PageHandle = {
  /** On phones, instead of the logo: nothing (for a photo up to the edge), or a title with a close link. */
  phoneBar?: 'none' | { title: string; closeTo: string };
  /** The page is wide where the screen is (`wrap-wide`), and so are the bars around it. */
  wide?: boolean;
  /** Without the bar at the top, on all screens: the page has its own. */
  topBar?: 'none';
  /** The page is a form: the dock has no shelf and Sell sits lower. */
  task?: boolean;
  /** Without the dock, so that nothing else is one tap away; or only on screens that are not low. */
  dock?: 'none' | 'unless-low';
  /** What the page says while there is no connection, where it is not when it was loaded. */
  offlineText?: string;
  /** On phones the page covers the frame, and says itself that there is no connection. */
  offlineBar?: 'own';
  /** Without the footer: the page fills the screen and scrolls inside. */
  footer?: 'none';
};
