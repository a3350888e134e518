/** Preloaded by the bench: posts listings without reading them, as the baseline of `post.ts`. */
import { registerHooks } from 'node:module';

const STORES_NOTHING = `data:text/javascript,${encodeURIComponent('export const storeReading = async () => {};')}`;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === './readings.queries.ts' && context.parentURL?.endsWith('/create-listing.ts')
      ? { url: STORES_NOTHING, shortCircuit: true }
      : next(specifier, context),
});
