/** A process that rates photos; see `photo-rater.ts`. */
import { fileURLToPath } from 'node:url';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import sharp from 'sharp';
import { answerRequests } from '../../../../platform/server/answer-requests.ts';

const MODEL = fileURLToPath(new URL('./model/nudity.onnx', import.meta.url));
/** The sides of the pictures that the model takes. */
const SIDE = 224;
/** What the model tells apart, in its order. */
const CLASSES = ['drawing', 'hentai', 'neutral', 'porn', 'sexy'] as const;

sharp.cache(false);
sharp.concurrency(1);

// One thread, which leaves the others to pages.
const model = InferenceSession.create(MODEL, {
  executionProviders: ['cpu'],
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionMode: 'sequential',
});

answerRequests(rate);

async function rate(photo: Uint8Array): Promise<number> {
  const pixels = await sharp(photo)
    .removeAlpha()
    .toColorspace('srgb')
    .resize(SIDE, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
  const { classes } = await (await model).run({ photo: new Tensor('uint8', pixels, [1, SIDE, SIDE, 3]) });
  const shares = classes?.data as Float32Array;
  return Math.round(
    100 * ((shares[CLASSES.indexOf('hentai')] ?? 0) + (shares[CLASSES.indexOf('porn')] ?? 0)),
  );
}
