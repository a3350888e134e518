import { namesFlaw } from '../../../../items/item-language/server/item-language.ts';
import type { EnhancementType } from '../../contract/enhancements.ts';
import { withAgreement } from './agreement.ts';
import { withApostrophes } from './apostrophes.ts';
import { clausesOfRun } from './clauses.ts';
import { mentionsAmount } from './price-words.ts';
import { withoutTalk } from './professional.ts';
import { sentencesOf, wordCount } from './sentences.ts';

/** Minimum share of a flaw's words that the answer must contain. */
const OWN_WORDS = 0.4;
const SMALL: ReadonlySet<string> = new Set(
  'a an the my its it is are was has have had got there this that and but with on in of at to some little bit one does not do'.split(
    ' ',
  ),
);

/** Whether a model's answer mentions every flaw and the price, and a summary is shorter than the transcript. */
export function losesNothing(
  answer: string,
  transcript: string,
  type: EnhancementType,
  priceCents: number | null,
): boolean {
  if (type === 'summary' && wordCount(answer) >= wordCount(transcript)) return false;
  if (priceCents !== null && priceCents > 0 && !mentionsAmount(answer, priceCents / 100)) return false;
  const written = new Set(rootsOf(answer));
  return flawsOf(transcript).every((flaw) => {
    const roots = rootsOf(flaw).filter((root) => !SMALL.has(root));
    return roots.filter((root) => written.has(root)).length >= roots.length * OWN_WORDS;
  });
}

const flawsOf = (transcript: string): string[] =>
  sentencesOf(withAgreement(withApostrophes(withoutTalk(transcript))))
    .flatMap((sentence) => clausesOfRun(sentence).flatMap(({ text }) => text.split(/[,;] /)))
    .filter(namesFlaw);

const rootsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    word.length > 4 ? word.replace(/(?:ing|ed|es|s|ly)$/, '').slice(0, 6) : word,
  );
