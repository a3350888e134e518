import { stem } from '../../../items/item-language/server/item-language.ts';
import { searchWords } from '../../search/server/search.ts';

/** A place where a text says that something has a quality, such as carbon. */
export interface Mention {
  /** The part that has the quality, such as the fork in "carbon fork"; null if the text names none. */
  part: string | null;
}

const NEGATIONS = new Set('not no non isnt arent without never neither nor zero aint wasnt'.split(' '));
const LINKS = new Set('is are was were of in made has have'.split(' '));
/** Words that name no part. */
const NO_PART = new Set(
  'and or but with the a an it its this that all full fully some very in on at for to from is are was has have good great nice new only also which both as so'.split(
    ' ',
  ),
);
const NEGATED_WITHIN = 3;

/** Finds where a text mentions a quality without denying it, as in "not carbon" or "carbon-free". */
export function mentionsOf(word: string, text: string): Mention[] {
  const sought = searchWords(word).map(stem);
  return text
    .split(/[.!?;,:()\n]/u)
    .map((sentence) => sentence.split(/[\s/–—-]+/u).flatMap((part) => wordOf(part) ?? []))
    .flatMap((words) =>
      words.flatMap((_, index): Mention[] => {
        if (!sought.every((part, next) => stem(words[index + next] ?? '') === part)) return [];
        const end = index + sought.length;
        const denied = words
          .slice(Math.max(0, index - NEGATED_WITHIN), index)
          .some((before) => NEGATIONS.has(before));
        return denied || words[end] === 'free' ? [] : [{ part: partOf(words, index, end) }];
      }),
    );
}

const wordOf = (part: string): string | undefined => searchWords(part.replace(/['’]/g, ''))[0];

function partOf(words: readonly string[], index: number, end: number): string | null {
  const [after, before, second] = [words[end], words[index - 1], words[index - 2]];
  if (after !== undefined && !NO_PART.has(after) && /^\p{L}{3,}$/u.test(after)) return after;
  if (before !== undefined && LINKS.has(before) && second !== undefined && !NO_PART.has(second))
    return second;
  return null;
}
