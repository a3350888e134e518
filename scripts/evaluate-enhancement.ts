/**
 * `npm run evaluate:enhancement`: how well the rules enhance the texts of `tests/voice/transcripts.txt`, in the four
 * ways. `--show` lists what is wrong in the half that is tuned on, `--show summary` one way with what it wrote.
 */
import { parseArgs } from 'node:util';
import { ENHANCEMENT_TYPES } from '../src/features/selling/voice/contract/enhancements.ts';
import { createCheckGrammar } from '../src/features/selling/voice/server/enhancement/check-grammar.ts';
import {
  type JudgedEnhancement,
  judgeTranscript,
  readTranscripts,
} from '../tests/voice/enhancement-figures.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const { values } = parseArgs({
  options: { show: { type: 'string' }, rules: { type: 'boolean', default: false } },
});

const checkGrammar = values.rules
  ? () => Promise.resolve(null)
  : createCheckGrammar((name, event) => say(`${name}: ${event}`));
const judged: JudgedEnhancement[] = [];
for (const text of readTranscripts()) judged.push(await judgeTranscript(text, checkGrammar));

for (const half of ['tuned', 'held out'] as const) {
  const ofHalf = judged.filter(({ text }) => text.half === half);
  say(`${half}: ${ofHalf.length} texts`);
  for (const type of ENHANCEMENT_TYPES) {
    const failures = ofHalf.flatMap((enhancement) =>
      enhancement.failures.filter((failure) => failure.type === type),
    );
    const right = ofHalf.filter((enhancement) =>
      enhancement.failures.every((failure) => failure.type !== type),
    ).length;
    const checks = Map.groupBy(failures, ({ check }) => check);
    const wrong = [...checks].map(([check, { length }]) => `${check} ${length}`).join(', ');
    say(`  ${type.padEnd(13)}${String(right).padStart(3)} right${wrong && `; wrong: ${wrong}`}`);
  }
  say(
    `  in all ways  ${String(ofHalf.filter(({ failures }) => failures.length === 0).length).padStart(3)} right`,
  );
}

if (values.show !== undefined) {
  for (const { text, written, failures } of judged.filter(
    (enhancement) => enhancement.text.half === 'tuned',
  )) {
    const shown = failures.filter(({ type }) => values.show === 'all' || type === values.show);
    if (shown.length === 0) continue;
    say(`\n${text.text}`);
    for (const type of new Set(shown.map((failure) => failure.type))) {
      say(`> ${type}: ${written.get(type) ?? '(not offered)'}`);
      for (const { check, detail } of shown.filter((failure) => failure.type === type))
        say(`  ${check}: ${detail}`);
    }
  }
}
process.exit();
