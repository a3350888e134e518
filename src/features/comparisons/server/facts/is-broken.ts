import type { ReadText } from './read-text.ts';

/** What keeps an item from being used: it does not do its work, leaks, or is sold for its parts. */
const FAULT =
  /\b(?:does(?:n['’]?t| not)|do(?:n['’]?t| not)|won['’]?t|will not|can['’]?t|no longer|is(?:n['’]?t| not)|not)\s+(?:\w+\s+)?(?:work(?:s|ing)?|turn(?:s|ing)? on|power(?:s|ing)? (?:on|up)|start(?:s|ing)?|run(?:s|ning)?|charg(?:e|es|ing)|function(?:s|al|ing)?|cool(?:s|ing)?|heat(?:s|ing)?(?: up)?|spin(?:s|ning)?|drain(?:s|ing)?)\b|\b(?:for|as) parts\b|\bparts (?:or|and|\/) repair\b|\bparts only\b|\bnon-?working\b|\bbricked\b|\bstopped (?:working|cooling|heating|spinning|draining|charging)\b|\b(?:engine|motor|transmission|compressor)(?: is| has)? (?:blown|seized|dead|shot)\b|^dead$|^broken$|\bis (?:broken|dead)\b|\bneeds (?:an? |some |to be )*(?:repair(?:s|ed)?|fix(?:ed|ing)?|new (?:motor|pump|compressor|engine|transmission|screen))\b/i;
const LEAK = /\bleak(?:s|ing|y)?\b(?![- ](?:proof|free|resistant|detector|test))/i;
const REPAIRED = /\b(?:fixed|repaired|replaced|resealed|patched|used to)\b/i;
/** "It doesn't work for our space": nothing about the item's state. */
const SUITS_NOT =
  /\bwork(?:s|ed|ing)?(?: out)? (?:for|with|in) (?:my|our|me|us|the|this|his|her|their|your|what|where)\b/i;
/** What still works, with what does not: "works except the clock". */
const PART = /\b(?:except|apart from|other than|but)\b/i;

/** Whether the seller says that the item itself does not do its work, or leaks. */
export const isBroken = ({ sentences }: Pick<ReadText, 'sentences'>): boolean =>
  sentences.some(({ clauses, text }) =>
    clauses.some(({ text: words, negated, owner }) => {
      if (owner !== 'item' || SUITS_NOT.test(words) || REPAIRED.test(text)) return false;
      if (LEAK.test(words)) return !negated;
      return FAULT.test(words) && !PART.test(words);
    }),
  );
