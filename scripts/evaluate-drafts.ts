/**
 * `npm run evaluate:drafts`: how well the engine reads the casual sentences in `tests/engine/casual-sentences.txt`.
 * `--show price|condition|title|category|all` lists what is wrong in the half that was tuned on, `--half check` in the
 * other one.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readDescription } from '../src/features/listing-drafts/server/engine/read-description.ts';

const CATEGORIES: Record<string, string> = {
  el: 'electronics',
  hg: 'home-garden',
  ve: 'vehicles',
  cl: 'clothing',
  sg: 'sporting-goods',
  co: 'collectibles',
  mi: 'musical-instruments',
  je: 'jewelry-watches',
  ot: 'other',
};
const CONDITIONS: Record<string, string> = { n: 'new', l: 'like-new', g: 'good', f: 'fair', p: 'poor' };
/** Words that no title may have. */
const CHATTER = [
  'um',
  'uh',
  'er',
  'selling',
  'asking',
  'bucks',
  'dollars',
  'obo',
  'sorry',
  'quid',
  'hi',
  'hey',
];

interface Sentence {
  group: string;
  text: string;
  prices: (number | null)[];
  /** Empty where any will do. */
  categories: string[];
  conditions: (string | null)[];
  words: string[];
  notWords: string[];
  half: 'tune' | 'check' | 'held out';
}

type Failure =
  | 'price wrong'
  | 'price missed'
  | 'price false'
  | 'condition'
  | 'category'
  | 'title misses'
  | 'title has';

const words = (list: string): string[] => list.split(' ').filter(Boolean);

function sentences(): Sentence[] {
  const found: Sentence[] = [];
  let group = '';
  const file = new URL('../tests/engine/casual-sentences.txt', import.meta.url);
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.startsWith('[')) group = line.slice(1, -1);
    if (line.startsWith('#') || line.startsWith('[') || line === '') continue;
    const [text = '', price = '', category = '', condition = '', must = '', mustNot = ''] = line.split('|');
    found.push({
      group,
      text: text.replaceAll('\\n', '\n'),
      prices: price.split('/').map((one) => (one === '-' ? null : Math.round(Number(one) * 100))),
      categories: category === '-' ? [] : category.split('/').map((one) => CATEGORIES[one] ?? one),
      conditions: condition.split('/').map((one) => CONDITIONS[one] ?? null),
      words: words(must),
      notWords: words(mustNot),
      half: group === 'held out' ? group : found.length % 2 === 0 ? 'tune' : 'check',
    });
  }
  return found;
}

function failuresOf(sentence: Sentence, read: ReturnType<typeof readDescription>): Map<Failure, string> {
  const failures = new Map<Failure, string>();
  if (!sentence.prices.includes(read.priceCents)) {
    const stated = sentence.prices.some((price) => price !== null);
    const kind = stated ? (read.priceCents === null ? 'price missed' : 'price wrong') : 'price false';
    failures.set(kind, `${read.priceCents} for ${sentence.prices.join('/')}`);
  }
  if (!sentence.conditions.includes(read.condition)) {
    failures.set('condition', `${read.condition} for ${sentence.conditions.join('/')}`);
  }
  if (sentence.categories.length > 0 && !sentence.categories.includes(read.category ?? '')) {
    failures.set('category', `${read.category} for ${sentence.categories.join('/')}`);
  }
  const title = read.title.toLowerCase();
  const titleWords = new Set(title.split(/[^\p{L}\p{N}'.&-]+/u));
  const missing = sentence.words.filter((word) => !title.includes(word));
  if (missing.length > 0) failures.set('title misses', `${missing.join(', ')} in "${read.title}"`);
  const extra = [...sentence.notWords, ...CHATTER].filter(
    (word) => titleWords.has(word) && !sentence.words.includes(word),
  );
  if (extra.length > 0) failures.set('title has', `${extra.join(', ')} in "${read.title}"`);
  return failures;
}

const share = (part: number, whole: number): string =>
  `${part} of ${whole} (${whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`})`;

const { values } = parseArgs({ options: { show: { type: 'string' }, half: { type: 'string' } } });
const all = sentences();
for (const sentence of all) readDescription(sentence.text);
const before = process.cpuUsage();
const results = all.map((sentence) => {
  const read = readDescription(sentence.text);
  return { sentence, read, failures: failuresOf(sentence, read) };
});
const used = process.cpuUsage(before);

for (const half of ['tune', 'check', 'held out'] as const) {
  const of = results.filter((result) => result.sentence.half === half);
  const stated = of.filter(({ sentence }) => !sentence.prices.includes(null));
  const unstated = of.filter(({ sentence }) => sentence.prices.includes(null));
  const lacks = (list: typeof of, ...kinds: Failure[]): string =>
    share(list.filter(({ failures }) => !kinds.some((kind) => failures.has(kind))).length, list.length);
  const speech = of.filter(
    ({ sentence }) => sentence.group !== 'ads' && sentence.group !== 'ads without a price',
  );
  const falsely = unstated.filter(({ failures }) => failures.has('price false')).length;
  console.log(`${half}: ${of.length} sentences`);
  console.log(`  price right where stated   ${lacks(stated, 'price wrong', 'price missed')}`);
  console.log(`  price found where none is  ${share(falsely, unstated.length)}`);
  console.log(`  condition right            ${lacks(of, 'condition')}`);
  console.log(`  category right             ${lacks(of, 'category')}`);
  console.log(`  title right                ${lacks(of, 'title misses', 'title has')}`);
  console.log(
    `  all fields right           ${share(of.filter(({ failures }) => failures.size === 0).length, of.length)}`,
  );
  console.log(
    `    of casual speech         ${share(speech.filter(({ failures }) => failures.size === 0).length, speech.length)}`,
  );
  console.log(
    `    apart from the category  ${share(speech.filter(({ failures }) => [...failures.keys()].every((kind) => kind === 'category')).length, speech.length)}`,
  );
}

const groups = [...new Set(all.map(({ group }) => group))];
console.log('\nwrong, by group and error:');
for (const group of groups) {
  const of = results.filter(({ sentence }) => sentence.group === group);
  const counts = new Map<Failure, number>();
  for (const { failures } of of) {
    for (const kind of failures.keys()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const listed = [...counts].map(([kind, count]) => `${kind} ${count}`).join(', ');
  console.log(`  ${group} (${of.length}): ${listed}`);
}
const perCall = (used.user + used.system) / 1000 / all.length;
console.log(`\n${perCall.toFixed(2)} ms of processor time a call`);

const { show } = values;
if (show) {
  for (const { sentence, read, failures } of results) {
    if (sentence.half !== (values.half ?? 'tune')) continue;
    const shown = [...failures].filter(([kind]) => kind.startsWith(show));
    for (const [kind, what] of shown) console.log(`\n${sentence.text}\n  ${kind}: ${what}`);
    if (show === 'all')
      console.log(
        `${sentence.text}\n  ${read.title} | ${read.priceCents} | ${read.condition}\n  ${read.description}`,
      );
  }
}
