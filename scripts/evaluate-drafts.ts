/**
 * `npm run evaluate:drafts`: how well the engine reads the sentences of `tests/engine`, by part and by class of error.
 * `--show price|condition|title|category|all` lists what is wrong in the part that is tuned on; `--part check` in
 * another one.
 */
import { parseArgs } from 'node:util';
import { readDescription } from '../src/features/listing-drafts/server/engine/read-description.ts';
import { type Count, draftFigures, type Failure, readSentence } from '../tests/engine/draft-figures.ts';
import { PARTS, readSentences, readUnpricedSentences } from '../tests/engine/read-sentences.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const share = ({ some, of }: Count): string =>
  `${some} of ${of} (${of === 0 ? '-' : `${((100 * some) / of).toFixed(1)} %`})`;

const { values } = parseArgs({ options: { show: { type: 'string' }, part: { type: 'string' } } });
const sentences = readSentences();
// Once unmeasured, so that expressions are compiled.
sentences.forEach(readSentence);
const before = process.cpuUsage();
const results = sentences.map(readSentence);
const used = process.cpuUsage(before);

for (const part of PARTS) {
  const figures = draftFigures(results.filter(({ sentence }) => sentence.part === part));
  say(`${part}: ${figures.allFields.of} sentences`);
  say(`  price right where stated   ${share(figures.priceWhereStated)}`);
  say(`  price found where none is  ${share(figures.priceWhereNone)}`);
  say(`  condition right            ${share(figures.condition)}`);
  say(`  category right             ${share(figures.category)}`);
  say(`  title right                ${share(figures.title)}`);
  say(`  all fields right           ${share(figures.allFields)}`);
  say(`    of casual speech         ${share(figures.allFieldsOfSpeech)}`);
}

say('\nwrong, by group and error:');
for (const group of new Set(sentences.map((sentence) => sentence.group))) {
  const own = results.filter(({ sentence }) => sentence.group === group);
  const counts = new Map<Failure, number>();
  for (const { failures } of own) {
    for (const kind of failures.keys()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const listed = [...counts].map(([kind, times]) => `${kind} ${times}`).join(', ');
  say(`  ${group} (${own.length}): ${listed || 'nothing'}`);
}

const unpriced = readUnpricedSentences();
const falselyPriced = unpriced.filter((text) => readDescription(text).priceCents !== null);
say(`\nprice found in sentences without one: ${share({ some: falselyPriced.length, of: unpriced.length })}`);
for (const text of falselyPriced) say(`  ${text}`);

const perCall = (used.user + used.system) / 1000 / sentences.length;
say(`\n${perCall.toFixed(2)} ms of processor time a call`);

const { show, part = 'tune' } = values;
if (show !== undefined) {
  for (const { sentence, read, failures } of results.filter((result) => result.sentence.part === part)) {
    const shown = [...failures].filter(([kind]) => kind.startsWith(show));
    for (const [kind, what] of shown) say(`\n${sentence.text}\n  ${kind}: ${what}`);
    if (show === 'all') {
      say(
        `${sentence.text}\n  ${read.title} | ${read.priceCents} | ${read.condition}\n  ${read.description}`,
      );
    }
  }
}
