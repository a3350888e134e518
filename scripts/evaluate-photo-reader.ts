/**
 * `npm run evaluate:photo-reader`: how much the reader reads on photos that it takes with Chromium, by kind of item and
 * by the way they were taken, and how long it takes. `--show` lists what is wrong; `--all` lists every photo, with its
 * time and memory; `--keep <folder>` stores the photos; `--fonts <folder>` takes the fonts (woff2) of a folder instead of
 * the usual ones.
 */
import { fork } from 'node:child_process';
import { on, once } from 'node:events';
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { READER_FORK } from '../src/features/items/photo-reader/server/photo-reader.ts';
import { makeSizes } from '../src/features/items/photos/server/make-sizes.ts';
import { planPhotos, WAYS } from '../tests/photo-reader/make-photos.ts';
import { type Count, faultsOf, type ReadPhoto, readerFigures } from '../tests/photo-reader/reader-figures.ts';
import { findBrowsers } from './find-chromium.mjs';

const say = (text: string) => process.stdout.write(`${text}\n`);
const share = ({ some, of }: Count): string =>
  of === 0 ? '' : `${some} of ${of} (${((100 * some) / of).toFixed(0)} %)`;

const { values } = parseArgs({
  options: {
    show: { type: 'boolean' },
    all: { type: 'boolean' },
    keep: { type: 'string' },
    fonts: { type: 'string' },
  },
});
Object.assign(process.env, findBrowsers(join(import.meta.dirname, '..'), process.execPath));
// It reads where Chromium is when it is loaded.
const { fontFace, renderPhotos } = await import('../tests/photo-reader/render-photos.ts');
if (values.keep !== undefined) mkdirSync(values.keep, { recursive: true });

const fontFiles = values.fonts === undefined ? [] : globSync(join(values.fonts, '*.woff2'));
const fonts = fontFiles.map((file) => ({ family: basename(file, '.woff2'), file }));
const plans = await planPhotos(fonts.length > 0 ? fonts.map(({ family }) => family) : undefined);
const reader = fork(
  fileURLToPath(new URL('../tests/photo-reader/measured-reader.ts', import.meta.url)),
  READER_FORK,
);
const answers = on(reader, 'message');
const next = async <T>(): Promise<T> => ((await answers.next()).value as [T])[0];
const { startMs } = await next<{ startMs: number }>();

const photos: ReadPhoto[] = [];
let peak = 0;
let index = 0;
for await (const jpeg of renderPhotos(
  plans,
  fonts.map(({ family, file }) => fontFace(family, file)).join(''),
)) {
  const plan = plans[index] as (typeof plans)[number];
  if (values.keep !== undefined) {
    const name = `${String(index).padStart(3, '0')} ${plan.kind}, ${plan.way}.jpg`;
    writeFileSync(join(values.keep, name), jpeg);
  }
  // As an upload is stored.
  const { sizes } = await makeSizes(jpeg);
  reader.send(sizes.at(-1)?.content as Buffer);
  const answer = await next<Omit<ReadPhoto, 'plan'> & { peakMegabytes: number }>();
  photos.push({ ...answer, plan });
  peak = answer.peakMegabytes;
  index += 1;
}
reader.disconnect();
await once(reader, 'exit');

const at = (part: number, times: readonly number[]) =>
  `${times.toSorted((a, b) => a - b)[Math.floor(part * (times.length - 1))]?.toFixed(0)} ms`;
const row = (name: string, of: readonly ReadPhoto[]) => {
  const { main, brand, code, color } = readerFigures(of);
  const mean = (value: (read: ReadPhoto) => number) =>
    of.reduce((sum, read) => sum + value(read), 0) / of.length;
  const cells = [main, brand, code, color].map((count) => share(count).padEnd(16));
  say(
    `${name.padEnd(18)} ${String(of.length).padStart(3)}  ${cells.join(' ')} ${mean(
      (read) => read.milliseconds,
    )
      .toFixed(0)
      .padStart(4)} ms ${mean((read) => read.megabytes)
      .toFixed(0)
      .padStart(4)} MB`,
  );
};

say(
  `${''.padEnd(18)}  of  ${['main text', 'brand', 'code', 'color'].map((name) => name.padEnd(16)).join(' ')} time, memory`,
);
for (const kind of new Set(plans.map((plan) => plan.kind))) {
  row(
    kind,
    photos.filter(({ plan }) => plan.kind === kind),
  );
}
say('');
for (const way of WAYS) {
  row(
    way,
    photos.filter(({ plan }) => plan.way === way),
  );
}
say('');
row('all', photos);
const figures = readerFigures(photos);
say(`\nmain text comes first       ${share(figures.mainFirst)}`);
say(`text read where none is     ${share(figures.falseLines)}`);
say(`address, credit, date left  ${share(figures.leaks)}`);
say(`wrong color named           ${share(figures.wrongColor)}`);
const used = photos.map(({ milliseconds }) => milliseconds);
const waited = photos.map((read) => read.waited);
say(`\na photo takes ${at(0.5, used)} of the processor (95 %: ${at(0.95, used)}, longest: ${at(1, used)})`);
say(`and ${at(0.5, waited)} by the clock (95 %: ${at(0.95, waited)}, longest: ${at(1, waited)})`);
say(`the process starts in ${startMs.toFixed(0)} ms and takes up to ${peak.toFixed(0)} MB`);

for (const read of photos) {
  const faults = faultsOf(read);
  const { plan, writing, milliseconds, megabytes } = read;
  if (values.all === true || (values.show === true && faults.length > 0)) {
    say(
      `${plan.kind}, ${plan.way}: ${faults.join(', ') || 'right'} (${milliseconds.toFixed(0)} ms, ${megabytes.toFixed(0)} MB)\n  ${plan.main.join(' ')} → ${[...writing.lines, ...writing.codes.map(({ tag }) => tag), writing.color].join(' | ')}`,
    );
  }
}
