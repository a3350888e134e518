import { findBrands, spokenNumbers } from '../../../../items/item-language/server/item-language.ts';
import { stemOf, type Word, wordsOf } from './words-of.ts';

/**
 * Single words for claims that a photo cannot show. A model may only repeat them from the seller's words. For claims of
 * several words see `claim-rules.ts`. The last words are notes to the model.
 */
const CLAIMS = new Set(
  `works working tested functional functions runs charges holds original originals genuine authentic certified
  warranty guarantee guaranteed receipt invoice accessories included includes comes bonus spare
  new sealed unopened unused never barely hardly once twice perfect
  flawless pristine excellent immaculate free shipping delivery deliver negotiable cleaned
  serviced repaired refurbished restored upgraded unlocked year years month months old age bought purchased paid retail
  worth value rare vintage antique limited edition handmade waterproof safe approved
  cheap bargain deal cash paypal venmo zelle whatsapp telegram click visit call text email
  ignore disregard instructions previous prompt`
    .split(/\s+/)
    .map(stemOf),
);

/** Whether a word is a claim by itself. */
export const isClaim = (word: string): boolean => CLAIMS.has(stemOf(word));

/** Matches web and email addresses. */
export const ADDRESS = /https?:|www\.|\b[\w-]+\.(?:com|net|org|io|co|shop|store|info)\b|[\w.+-]+@[\w-]+\./i;
export const PHONE_NUMBER = /(?:\d[\s().-]*){7,}/;

/** Stems of words for flaws. */
const FLAW =
  /^(?:scratch|scuf|dent|ding|chip|stain|fad|rust|torn|tear|rip|fray|peel|crack|yellow|wob|loos|blemish|worn|wear|pil|damag|stick|squeak|hol|broken|brok|miss|fault|repair|issu|problem|leak|bent|stif|smel)/;

const setOf = (words: readonly Word[], negated: boolean) =>
  new Set(words.filter((word) => word.negated === negated).map(({ stem }) => stem));

export interface KnownFacts {
  /** Whether a text contains only what the seller said. */
  cover(text: string): boolean;
  /** Whether every word and number was said, or is written on the item. */
  knows(text: string): boolean;
  /** Whether every word is written on the item. */
  reads(text: string): boolean;
  /** Whether a text about a photo contains only what the seller said or a photo can show. */
  coverSeen(text: string): boolean;
  /** Whether a text contains all numbers, flaws and negations of the original. */
  arePreservedIn(text: string): boolean;
}

/** Creates checks of a text against the seller's words and the markings in a photo. */
export function knownFacts(sellerText: string, markings: readonly string[] = []): KnownFacts {
  const seen = `${sellerText}\n${markings.join('\n')}`;
  const words = wordsOf(sellerText);
  const read = new Set(markings.flatMap(wordsOf).map(({ stem }) => stem));
  const affirmed = setOf(words, false);
  const denied = setOf(words, true);
  const spoken = new Set(spokenNumbers(sellerText));
  const brands = new Set(findBrands(seen));

  const isSaid = ({ stem, negated }: Word) => (negated ? denied : affirmed).has(stem);
  const isNumberKnown = ({ stem }: Word) =>
    spoken.has(stem) || words.some((word) => word.stem === stem) || read.has(stem);
  const hasOnlyOwnContact = (text: string) =>
    sellerText.includes(ADDRESS.exec(text)?.[0] ?? '') &&
    digitsOf(seen).includes(digitsOf(PHONE_NUMBER.exec(text)?.[0] ?? ''));
  const brandsKnown = (text: string) => findBrands(text).every((brand) => brands.has(brand));

  return {
    cover: (text) =>
      hasOnlyOwnContact(text) &&
      wordsOf(text).every((word) =>
        word.isNumber
          ? isNumberKnown(word)
          : isSaid(word) || spokenIs(word, spoken) || (isNeutral(word.stem) && !word.negated),
      ),
    knows: (text) =>
      wordsOf(text).every((word) =>
        word.isNumber ? isNumberKnown(word) : isSaid(word) || read.has(word.stem),
      ),
    reads: (text) => wordsOf(text).every(({ stem }) => read.has(stem)),
    coverSeen: (text) =>
      hasOnlyOwnContact(text) &&
      brandsKnown(text) &&
      wordsOf(text).every((word) => {
        if (word.isNumber) return isNumberKnown(word);
        if (isSaid(word) || read.has(word.stem)) return true;
        // A photo cannot show that something is absent.
        if (word.negated || CLAIMS.has(word.stem)) return false;
        return !word.isName;
      }),
    arePreservedIn: (text) => {
      const textWords = wordsOf(text);
      return words.every((word) => {
        const matters = word.isNumber || (!isNeutral(word.stem) && (word.negated || FLAW.test(word.stem)));
        return (
          !matters || textWords.some(({ stem, negated }) => stem === word.stem && negated === word.negated)
        );
      });
    },
  };
}

/** Whether a number in words was said, as digits or words. */
const spokenIs = ({ stem }: Word, spoken: ReadonlySet<string>): boolean =>
  spokenNumbers(stem).some((number) => spoken.has(number));

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/**
 * Words without factual content, which a model may add to the seller's words. This is an allowlist: harmless words can
 * be listed completely, claims cannot. It has no negations and no praise, because both are claims.
 */
const WORDS = `
  a an the this that these those it its they them their there here which who what when where while as if so than then
  and or also plus too
  of in on at to from for with by about into onto over under up down out off around per via
  is are was were be been being am has have had having do does did can could will would may might
  i me my mine we us our ours you your yours
  one some both each all any other more most very really quite just only still yet now already
  item items thing things product piece pieces listing sale sell selling sold seller offer offers offered offering
  come comes coming include includes included including feature features featuring
  get gets getting got need needs looking look looks see seen show shows shown photo photos picture pictures
  price priced asking please message contact question questions interested let know available buyer
  color colour model brand size type style kind part set condition detail details made make makes
  use used using uses because since though although however
`;

const NEUTRAL = new Set(WORDS.trim().split(/\s+/).map(stemOf));

const isNeutral = (stem: string): boolean => NEUTRAL.has(stem);
