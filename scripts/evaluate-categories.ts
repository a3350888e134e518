/**
 * `npm run evaluate:categories`: how often the engine finds the right category of the ads in
 * `tests/engine/category-ads` and of the hard texts beside them, and which categories it confuses. The ads of the held-out half are counted but not
 * shown, so that nobody tunes on them.
 */
import { type CategoryFigures, measureCategories } from '../tests/engine/category-figures.ts';
import { readCategoryAds, readHardTexts } from '../tests/engine/read-category-ads.ts';

const ads = readCategoryAds();
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`.padStart(8);
const say = (text: string) => process.stdout.write(`${text}\n`);

say(`${'ads'.padEnd(24)} right  best two      sure  right when sure`);
for (const half of ['tuned', 'held out'] as const) {
  const adsOfHalf = ads.filter((ad) => ad.half === half);
  sayFigures(`${half}, title and text`, measureCategories(adsOfHalf));
  sayFigures(
    `${half}, title only`,
    measureCategories(adsOfHalf, (ad) => ad.title),
  );
  sayFigures(`${half}, hard texts`, measureCategories(readHardTexts().filter((text) => text.half === half)));
}

const { mistakes } = measureCategories(ads);
say('\nConfusions (both halves)');
const counts = new Map<string, number>();
for (const { ad, found } of mistakes) {
  const confusion = `${ad.category} taken for ${found ?? 'nothing'}`;
  counts.set(confusion, (counts.get(confusion) ?? 0) + 1);
}
for (const [confusion, count] of [...counts].sort((a, b) => b[1] - a[1])) say(`${count} × ${confusion}`);

say('\nMistakes of the tuned half');
for (const { ad, found, probability } of mistakes.filter((mistake) => mistake.ad.half === 'tuned')) {
  say(
    `${ad.category} taken for ${found ?? 'nothing'} (${probability.toFixed(2)}): ${ad.text.replace('\n', ' | ')}`,
  );
}

say('\nMistakes of the tuned half of the hard texts');
const hard = readHardTexts().filter(({ half }) => half === 'tuned');
for (const { ad, found, probability } of measureCategories(hard).mistakes) {
  say(`${ad.category} taken for ${found ?? 'nothing'} (${probability.toFixed(2)}): ${ad.text}`);
}

function sayFigures(name: string, figures: CategoryFigures): void {
  const { right, rightOfTwo, sure, rightWhenSure } = figures;
  say(
    name.padEnd(22) +
      percent(right) +
      percent(rightOfTwo).padStart(10) +
      percent(sure).padStart(10) +
      percent(rightWhenSure).padStart(17),
  );
}
