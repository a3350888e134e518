/**
 * `npm run evaluate:drafts`: how well the engine reads the sentences of `tests/engine`, by part and by class of error.
 * `--show price|condition|title|category|all` lists what is wrong in the part that is tuned on; `--part check` in
 * another one. `--text "..."` prints the draft of one text.
 */
import { parseArgs } from 'node:util';
import { readDescription } from '../src/features/selling/listing-drafts/server/engine/read-description.ts';
import {
  type Count,
  draftFigures,
  type Failure,
  type ReadSentence,
  readSentence,
} from '../tests/engine/draft-figures.ts';
import {
  CONDITION_SETS,
  PARTS,
  readConditionTexts,
  readDraftTexts,
  readSentences,
  readUnpricedSentences,
  readUnusualTexts,
  SOURCES,
} from '../tests/engine/read-sentences.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const share = ({ some, of }: Count): string =>
  `${some} of ${of} (${of === 0 ? '-' : `${((100 * some) / of).toFixed(1)} %`})`;

const { values } = parseArgs({
  options: { show: { type: 'string' }, part: { type: 'string' }, text: { type: 'string' } },
});
if (values.text !== undefined) {
  say(JSON.stringify(readDescription(values.text), null, 2));
  process.exit(0);
}
const sentences = readSentences();
const texts = readDraftTexts();
const all = [...sentences, ...texts];
// Once unmeasured, so that expressions are compiled.
all.forEach(readSentence);
const before = process.cpuUsage();
const results = all.map(readSentence);
const used = process.cpuUsage(before);
const isOfTexts = new Set(texts);

for (const part of PARTS) {
  sayFigures(
    part,
    results.filter(({ sentence }) => sentence.part === part && !isOfTexts.has(sentence)),
  );
}
for (const source of SOURCES) {
  for (const part of ['tune', 'held out'] as const) {
    sayFigures(
      `${source}, ${part}`,
      results.filter(
        ({ sentence }) =>
          isOfTexts.has(sentence) && sentence.group === `${source} texts` && sentence.part === part,
      ),
    );
  }
}

const conditionTexts = readConditionTexts().map((conditionText) => ({
  ...conditionText,
  read: readDescription(conditionText.text).condition,
}));
for (const set of CONDITION_SETS) {
  for (const half of ['tuned', 'held out'] as const) {
    const textsOfHalf = conditionTexts.filter(
      (conditionText) => conditionText.set === set && conditionText.half === half,
    );
    const right = textsOfHalf.filter(({ conditions, read }) => conditions.includes(read));
    say(`${set}, ${half}: ${share({ some: right.length, of: textsOfHalf.length })}`);
  }
}

say('\nwrong, by group and error:');
for (const group of new Set(all.map((sentence) => sentence.group))) {
  const ofGroup = results.filter(({ sentence }) => sentence.group === group);
  const counts = new Map<Failure, number>();
  for (const { failures } of ofGroup) {
    for (const kind of failures.keys()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const listed = [...counts].map(([kind, times]) => `${kind} ${times}`).join(', ');
  say(`  ${group} (${ofGroup.length}): ${listed || 'nothing'}`);
}

const unpriced = readUnpricedSentences();
const falselyPriced = unpriced.filter((text) => readDescription(text).priceCents !== null);
say(`\nprice found in sentences without one: ${share({ some: falselyPriced.length, of: unpriced.length })}`);
for (const text of falselyPriced) say(`  ${text}`);

const unusual = readUnusualTexts();
const invented = unusual.filter(({ text, prices, isUnknown }) => {
  const { priceCents, category } = readDescription(text);
  return !prices.includes(priceCents) || (isUnknown && category !== null);
});
say(`\nfields invented in texts that sell nothing: ${share({ some: invented.length, of: unusual.length })}`);
for (const { text } of invented) say(`  ${text}`);

const perCall = (used.user + used.system) / 1000 / all.length;
say(`\n${perCall.toFixed(2)} ms of processor time a call`);

const { show, part = 'tune' } = values;
if (show !== undefined) {
  for (const { text, conditions, read } of conditionTexts.filter(({ half }) => half === 'tuned')) {
    if (show !== 'condition' || conditions.includes(read)) continue;
    say(`\n${text}\n  condition: ${read} for ${conditions.join('/')}`);
  }
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

function sayFigures(name: string, group: readonly ReadSentence[]): void {
  if (group.length === 0) return;
  const figures = draftFigures(group);
  say(`${name}: ${figures.allFields.of} sentences`);
  say(`  price right where stated   ${share(figures.priceWhereStated)}`);
  say(`  price found where none is  ${share(figures.priceWhereNone)}`);
  say(`  condition right            ${share(figures.condition)}`);
  say(`  category right             ${share(figures.category)}`);
  say(`  title right                ${share(figures.title)}`);
  if (!Number.isNaN(figures.titleF1)) say(`  title F1                   ${figures.titleF1.toFixed(3)}`);
  say(`  right besides the title    ${share(figures.fieldsBesidesTitle)}`);
  say(`  all fields right           ${share(figures.allFields)}`);
  say(`    of casual speech         ${share(figures.allFieldsOfSpeech)}`);
}
