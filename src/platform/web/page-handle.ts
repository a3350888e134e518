/**
 * What a page asks of the frame around it; a route module exports it as `handle`. Without one a page gets
 * the logo in the phone's top bar, the full dock and the footer.
 */
export type PageHandle = {
  /** On phones: nothing (a photo goes to the edge), or a title with a way out, instead of the logo. */
  phoneBar?: 'none' | { title: string; closeTo: string };
  /** Someone is busy with a form here: the dock's extra row is folded and Sell sits lower. */
  task?: boolean;
  /** Without the dock: nothing else should be one tap away. */
  dock?: 'none';
  /** Without the footer: the page fills the screen and scrolls inside. */
  footer?: 'none';
};
