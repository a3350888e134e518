/** A process that decodes one image and exits; see `decode-in-process.ts`. */
import { runAsHelper } from '../../../../platform/server/run-as-helper.ts';
import type { DecodingAnswer, DecodingOrder } from './decode-in-process.ts';
import { isTimeout, makeSizes, makeSquare } from './make-sizes.ts';

runAsHelper();
process.once('message', (order: DecodingOrder) => void answer(order));

async function answer(order: DecodingOrder): Promise<void> {
  const send = (answered: DecodingAnswer) => process.send?.(answered, () => process.exit());
  // The decoder needs two megabytes and is loaded only for HEIC. A failure to load it is not the image's
  // fault.
  const heic = order.isHeic ? await import('./decode-heic.ts') : undefined;
  try {
    const source = heic === undefined ? order.path : await heic.pngOfHeic(order.path);
    send({ made: await (order.make === 'sizes' ? makeSizes(source) : makeSquare(source, order.side)) });
  } catch (error) {
    send({ failed: { message: String(error), isTimeout: isTimeout(error) } });
  }
}
