/**
 * `npm run evaluate:facts`: how well facts are read from the texts of `tests/engine/fact-texts.txt`, and which ads of
 * `free-ads.txt` are read as free. `--show` lists what is wrong in the half that is tuned on, and what is read that
 * nobody judged.
 */
import { parseArgs } from 'node:util';
import type { FactId } from '../src/features/items/item-language/server/facts/fact.ts';
import { type FactResult, factsOf, judgeFacts, readFactTexts } from '../tests/engine/fact-figures.ts';
import { FREE_SETS, isReadAsFree, readFreeAds } from '../tests/engine/free-figures.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const share = (some: number, of: number): string => `${some} of ${of} (${((100 * some) / of).toFixed(1)} %)`;

const { values } = parseArgs({ options: { show: { type: 'boolean', default: false } } });
const HALVES = ['tuned', 'held out'] as const;
const texts = readFactTexts();
const results = texts.flatMap(judgeFacts);

for (const half of HALVES) {
  const ofHalf = results.filter(({ text }) => text.half === half);
  const count = (failure: FactResult['failure']) =>
    ofHalf.filter((result) => result.failure === failure).length;
  say(`facts, ${half}: ${share(count(null), ofHalf.length)} right`);
  say(
    `  opposite ${count('opposite')}, invented ${count('invented')}, missed ${count('missed')}, other value ${count('other value')}`,
  );
}

const ads = readFreeAds();
for (const set of FREE_SETS) {
  for (const half of HALVES) {
    const adsOfSet = ads.filter((ad) => ad.set === set && ad.half === half);
    const free = adsOfSet.filter((ad) => ad.free);
    const priced = adsOfSet.filter((ad) => !ad.free);
    say(`free, ${set}, ${half}: ${share(free.filter(isReadAsFree).length, free.length)} found`);
    say(`  ${share(priced.filter(isReadAsFree).length, priced.length)} taken for free that are not`);
  }
}

const ROUNDS = 40;
const before = process.cpuUsage();
for (let round = 0; round < ROUNDS; round += 1) texts.forEach(factsOf);
const used = process.cpuUsage(before);
const perText = (used.user + used.system) / 1000 / ROUNDS / texts.length;
say(`\n${perText.toFixed(3)} ms of processor time a text for its facts`);

if (values.show) {
  const tuned = results.filter(({ text }) => text.half === 'tuned');
  for (const { text, feature, read, failure, values: expected } of tuned) {
    if (failure === null) continue;
    say(`\n${text.title}: ${text.description}`);
    say(
      `  ${failure}: ${feature} is ${read === undefined ? 'not read' : `"${read.value}"`}, for ${expected.join('/')}`,
    );
  }
  say('\nRead and not judged');
  for (const text of texts.filter(({ half }) => half === 'tuned')) {
    const judged = new Set(text.expected.map(({ feature }) => feature));
    for (const [feature, { value, source }] of Object.entries(factsOf(text))) {
      if (!judged.has(feature as FactId)) say(`  ${text.title} | ${feature}: ${value} | ${source}`);
    }
  }
  for (const ad of ads) {
    if (ad.half !== 'tuned' || ad.free === isReadAsFree(ad)) continue;
    say(`\n${ad.free ? 'is free' : 'is not free'}: ${ad.text}`);
  }
}
