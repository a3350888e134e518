import { hydrate } from 'preact/compat';
import { HydratedRouter } from 'react-router/dom';

// What the server sent is seen before it is made to answer. A tab in the background paints nothing to wait for.
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));

function start(): void {
  try {
    hydrate(<HydratedRouter />, document);
  } catch (reason) {
    // The router throws the promise of its data once, before there is anything of the page.
    if (!(reason instanceof Promise)) throw reason;
    void reason.then(start);
  }
}
