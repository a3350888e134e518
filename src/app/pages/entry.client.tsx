import { hydrate } from 'preact/compat';
import { HydratedRouter } from 'react-router/dom';

start();

function start(): void {
  try {
    hydrate(<HydratedRouter />, document);
  } catch (reason) {
    // The router throws the promise of its data once, before there is anything of the page.
    if (!(reason instanceof Promise)) throw reason;
    void reason.then(start);
  }
}
