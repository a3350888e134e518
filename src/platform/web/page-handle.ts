/**
 * What a page needs of the frame around it; its route module exports it as `handle`. Without one, a page has the logo
 * in the phone's top bar, the full dock and the footer.
 */
export type PageHandle = {
  /** On phones: nothing (a photo goes to the edge), or a title with a way out, instead of the logo. */
  phoneBar?: 'none' | { title: string; closeTo: string };
  /** The page is a form: the dock's extra row is hidden and Sell sits lower. */
  task?: boolean;
  /** Without the dock: nothing else should be one tap away. */
  dock?: 'none';
  /** Without the footer: the page fills the screen and scrolls inside. */
  footer?: 'none';
};
