/**
 * `npm run evaluate:kinds`: how well the reader tells what an item is, on the titles of `tests/item-language` and, by
 * category, on the ads of `tests/engine/category-ads`. `--show` lists what is wrong in the half that is tuned on.
 */
import { parseArgs } from 'node:util';
import { itemOf, KINDS } from '../src/features/items/item-language/server/item-language.ts';
import { readCategoryAds } from '../tests/engine/read-category-ads.ts';
import { judgeTitle, kindFigures } from '../tests/item-language/kind-figures.ts';
import { HALVES, readTitles } from '../tests/item-language/read-titles.ts';

const ROUNDS = 20;
const say = (text: string) => process.stdout.write(`${text}\n`);
const share = (some: number, of: number): string => `${some} of ${of} (${((100 * some) / of).toFixed(1)} %)`;

const { values } = parseArgs({ options: { show: { type: 'boolean', default: false } } });
const judged = readTitles().map(judgeTitle);

say(`${KINDS.size} kinds`);
for (const half of HALVES) {
  const figures = kindFigures(judged.filter(({ title }) => title.half === half));
  say(`${half}: ${figures.titles} titles`);
  say(`  kind right                    ${share(figures.kind, figures.titles)}`);
  say(`  broader or narrower at worst  ${share(figures.alike, figures.titles)}`);
  say(`  accessory of the right kind   ${share(figures.partOf, figures.titles)}`);
  say(`  comes with the right things   ${share(figures.comesWith.right, figures.comesWith.of)}`);
  say(`  wanted or offered             ${share(figures.wanted, figures.titles)}`);
}

const ads = readCategoryAds();
for (const half of HALVES) {
  const read = ads.filter((ad) => ad.half === half).map((ad) => ({ ad, item: itemOf(ad.title) }));
  const known = read.filter(({ item }) => item.category !== null);
  const right = known.filter(({ ad, item }) => item.category === ad.category);
  say(`category ads, ${half}, title only: kind known in ${share(known.length, read.length)}`);
  say(`  category right where known    ${share(right.length, known.length)}`);
}

const titles = judged.map(({ title }) => title.text);
const before = process.cpuUsage();
for (let round = 0; round < ROUNDS; round += 1) for (const title of titles) itemOf(title);
const { user, system } = process.cpuUsage(before);
say(`${((user + system) / 1000 / ROUNDS / titles.length).toFixed(4)} ms of processor time a title`);

if (values.show) {
  say('\nWrong in the half to tune on');
  for (const { title, item, failures } of judged) {
    if (title.half !== 'tuned' || failures.length === 0) continue;
    const { kind, partOf, comesWith } = item;
    const readItem = `${kind?.name ?? 'nothing'}, of ${partOf?.name ?? '-'}, with ${comesWith.map(({ name }) => name).join(', ') || '-'}`;
    say(`${title.text} (${title.kind}; ${failures.join(', ')}): ${readItem}`);
  }
}
