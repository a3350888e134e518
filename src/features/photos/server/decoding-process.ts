/** A process that decodes one picture and ends; see `decode-apart.ts`. */
import { constants, setPriority } from 'node:os';
import type { DecodingAnswer, DecodingOrder } from './decode-apart.ts';
import { isTimeout, makeSizes, makeSquare } from './make-sizes.ts';

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// The parent is gone.
process.once('disconnect', () => process.exit());
process.once('message', (order: DecodingOrder) => void answer(order));

/** Loads the decoder of HEIC, which takes two megabytes, only for such a picture. */
async function sourceOf({ path, isHeic }: DecodingOrder): Promise<string | Buffer> {
  if (!isHeic) return path;
  const { pngOfHeic } = await import('./decode-heic.ts');
  return pngOfHeic(path);
}

async function answer(order: DecodingOrder): Promise<void> {
  const send = (answered: DecodingAnswer) => process.send?.(answered, () => process.exit());
  try {
    const source = await sourceOf(order);
    send({ made: await (order.make === 'sizes' ? makeSizes(source) : makeSquare(source, order.side)) });
  } catch (error) {
    send({ failed: { message: String(error), isTimeout: isTimeout(error) } });
  }
}
