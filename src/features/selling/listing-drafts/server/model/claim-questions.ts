import { capitalize } from '../../../../../shared/text.ts';
import type { BuyerQuestionId } from '../../contract/buyer-questions.ts';
import type { ClaimContext, RaisedQuestion } from './claims.ts';

export type Ask = (claim: string, context: ClaimContext) => RaisedQuestion | null;

/** Capitalizes the first letter and lowercases other words, except those with digits. */
const inSentence = (text: string): string =>
  capitalize(
    text
      .split(/\s+/)
      .map((word) => (/\d/.test(word) ? word : word.toLowerCase()))
      .join(' '),
  );
export const numberIn = (text: string): string => /[\d.,]*\d/.exec(text)?.[0] ?? text;
export const yes =
  (id: BuyerQuestionId): Ask =>
  () => ({ id, suggestion: 'yes' });
export const asWritten =
  (id: BuyerQuestionId): Ask =>
  (claim) => ({ id, suggestion: inSentence(claim) });

export const isClothing = ({ category }: ClaimContext) => category === 'clothing';
const JEWELRY =
  /\b(?:ring|necklace|bracelet|earrings?|pendant|chain|coins?|watch|brooch|anklet|bangle|jewelry)\b/;
export const isJewelry = ({ category, title }: ClaimContext) =>
  category === 'jewelry-watches' || JEWELRY.test(title);
export const isBed = ({ title }: ClaimContext) =>
  /\b(?:bed|mattress|bedding|sheets?|comforter|duvet|quilt|headboard)\b/.test(title);

/** The question that each type of size answers. */
const SIZES: readonly (readonly [RegExp, BuyerQuestionId])[] = [
  [/\b(?:shoes?|sneakers?|boots?|sandals?|heels|loafers?|slippers?)\b/, 'shoe-size'],
  [/\b(?:bike|bicycle)\b/, 'frame-size'],
  [/\b(?:tv|television|monitor|screen|tablet|laptop)\b/, 'screen-size'],
  [/\b(?:ring)\b/, 'ring-size'],
];
const sizeQuestion = ({ category, title }: ClaimContext): BuyerQuestionId => {
  const question = SIZES.find(([items]) => items.test(title))?.[1];
  if (question) return question;
  if (category === 'clothing') return 'clothing-size';
  return category === 'home-garden' ? 'dimensions' : 'size';
};
/** Adds the unit, unless the question already has one. */
export const askSize: Ask = (claim, context) => {
  if (/lbs?|pounds?/i.test(claim)) return { id: 'weight', suggestion: numberIn(claim) };
  const id = sizeQuestion(context);
  const size = claim.replace(/^size:? ?/i, '').replaceAll(/\s+/g, ' ');
  return { id, suggestion: id === 'screen-size' ? numberIn(size) : capitalize(size) };
};
export const askStorage: Ask = (claim, { title }) =>
  /\b(?:laptop|macbook|computer|chromebook|pc)\b/.test(title)
    ? { id: 'computer-memory', suggestion: claim.toUpperCase().replace(/\s/g, '') }
    : {
        id: /\b(?:console|playstation|xbox|switch)\b/.test(title) ? 'console-storage' : 'phone-storage',
        suggestion: numberIn(claim),
      };
export const askWorks: Ask = (_claim, { category, title }) => {
  if (category === 'musical-instruments') return { id: 'set-up', suggestion: 'yes' };
  return {
    id: category === 'jewelry-watches' || /\bwatch\b/.test(title) ? 'runs' : 'working',
    suggestion: 'yes',
  };
};
export const askYear: Ask = (claim, { category }) =>
  category === 'vehicles' ? { id: 'year', suggestion: claim } : { id: 'made', suggestion: claim };
export const askBox: Ask = (_claim, { category }) => ({
  id: category === 'jewelry-watches' ? 'papers' : 'original-box',
  suggestion: 'yes',
});

/** Charger and remote have their own questions. */
export const askIncluded: Ask = (claim) => {
  if (/charg|power/i.test(claim)) return { id: 'charger', suggestion: 'yes' };
  if (/remote/i.test(claim)) return { id: 'remote', suggestion: 'yes' };
  const things = claim.replace(/^(?:includ\w+|comes? with|with|and|plus|\+|,) ?/i, '');
  return { id: 'included', suggestion: capitalize(things) };
};
