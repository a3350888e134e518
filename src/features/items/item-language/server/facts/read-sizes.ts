import type { Fact } from './fact.ts';
import { firstFact, type ReadText, withoutOthers } from './read-text.ts';
import { asValue } from './sentences.ts';

/** Sizes of clothes, frames, mattresses and watches. */

const LETTER_SIZE =
  '(?:[2-5]?x{1,3}[ls]|[2-5]x|[sml]|small|medium|large|x-?large|x-?small|extra[ -](?:large|small)|one size)';
const CLOTHING = [
  new RegExp(
    String.raw`\b(?:sizes?|sz)\b\s*(?:is|:|-)?\s*((?:(?:us|eu|uk)\s?)?(?:(?:men|women)['’]?s\s+)?(?:${LETTER_SIZE}|\d{1,2}(?:\.5)?(?:\s?[x×/]\s?\d{2})?[a-drl]?))(?![\p{L}\p{N}])`,
    'iu',
  ),
  new RegExp(
    String.raw`\b((?:men|women|boy|girl|kid)['’]?s\s+(?:size\s+)?(?:${LETTER_SIZE}|\d{1,2}(?:\.5)?[rl]?))(?![\p{L}\p{N}'’]|\s?(?:-|to)\s?\d+\s+(?:years?|yrs?)|\s(?:years?|yrs?|months?))`,
    'iu',
  ),
  /\b((?:US|EU|UK)\s?\d{1,2}(?:\.5)?)\b/,
  new RegExp(String.raw`(?:^|,\s*)(${LETTER_SIZE})$`, 'i'),
  // "Fits like a medium though the tag says large."
  new RegExp(
    String.raw`\b(?:tag(?:ged)?|label(?:ed)?|marked)(?: (?:says|reads|is|as|size))*\s+(?:an? )?(${LETTER_SIZE})(?![\p{L}\p{N}])`,
    'iu',
  ),
];
const SUIT = /\b([345]\d[RSL])\b/;
const WAIST = /\b(W?\d{2}\s?[x×/]\s?L?\d{2}|W\d{2}\s?L\d{2})\b/i;
/** Extras with their own size: "shoes size 43" of an exercise bike. */
const EXTRA = /\b(shoe|boot|bootie|glove|helmet|sock|short|pant|jacket|cleat)s?\b[^,.]{0,12}$/i;
function isOfExtra(before: string, { sentences }: ReadText): boolean {
  const named = EXTRA.exec(before)?.[1]?.toLowerCase();
  return named !== undefined && sentences[0]?.text.toLowerCase().includes(named) !== true;
}
/** The size a person usually wears, or how the item fits. */
const OF_WEARER =
  /\bfits? (?:like|more like|as)\b|\b(?:i['’]?m|i am|i|he|she|(?:my|our) \w+) (?:is |am |usually |normally |typically |always )*(?:wears?|an?) (?:usually |an? )?(?:us |eu )?(?:sizes?\b|small\b|medium\b|large\b|[sml]\b|x+[sl]\b|\d)/i;
const SIZED = new Set(['clothing', 'sporting-goods', 'jewelry-watches']);

/** A letter at the end of a title: "Carhartt jacket XL". */
const LETTER_LAST = /\s([2-5]?X{0,3}[SL]|M)$/;
const patternsFor = ({ category }: ReadText, from: 'title' | 'description'): readonly RegExp[] =>
  category !== 'clothing'
    ? CLOTHING
    : from === 'title'
      ? [...CLOTHING, SUIT, WAIST, LETTER_LAST]
      : [...CLOTHING, SUIT, WAIST];

/** Reads the size of clothes, shoes and rings. */
export function readClothingSize(text: ReadText): Fact | null {
  if (!SIZED.has(text.category) || text.kind.endsWith('bikes')) return null;
  return firstFact(text, ({ text: clause, negated }, { from }) => {
    // Ignore how it fits: "Tag size 36 fits like 34".
    const words = clause.replace(
      /(?:^|(?<=\w) )fits? (?:like|more like|as)\b(?:.*(?= (?:tag|label))|.*$)/i,
      '',
    );
    if (negated || OF_WEARER.test(words)) return null;
    for (const pattern of patternsFor(text, from)) {
      const match = pattern.exec(words);
      const value = match?.[1];
      if (match !== null && value !== undefined && !isOfExtra(words.slice(0, match.index), text))
        return { value: value.length <= 3 ? value.toUpperCase() : asValue(value), good: null };
    }
    return null;
  });
}

const FRAME = [
  /\b(\d{2}(?:\.\d)?\s?cm)\b/i,
  /\bframe(?: size)?\s*(?:is|:)?\s*(\d{2}(?:\.\d)?\s?(?:cm|inch(?:es)?|["”″])?)(?!\d)/i,
  /\b(\d{2}(?:\.\d)?\s?-?(?:inch|["”″]))\s+frame/i,
  /\b(small|medium|large|extra[ -]large|x?[sml]|xl)\s+frame\b/i,
  /\bframe(?: size)?\s*(?:is|:)?\s*(?:an? )?(small|medium|large|extra[ -]large|xl|xs|[sml])\b/i,
  /\bsize\s*:?\s*(small|medium|large|extra[ -]large|xl|xs|[sml]|\d{2})\b/i,
  /^(small|medium|large|extra[ -]large)$/i,
];

export function readFrameSize(text: ReadText): Fact | null {
  if (!text.kind.endsWith('bikes')) return null;
  return firstFact(text, ({ text: words, negated }) => {
    if (negated) return null;
    for (const pattern of FRAME) {
      const match = pattern.exec(withoutOthers(words));
      const value = match?.[1];
      if (match !== null && value !== undefined && !isOfExtra(words.slice(0, match.index), text))
        return { value: asValue(spaced(value)), good: null };
    }
    return null;
  });
}

/** Inserts a space before the unit: '54cm' becomes '54 cm'. */
const spaced = (measure: string): string => measure.replace(/(\d)\s?-?([a-z]{2,})$/i, '$1 $2');

const MATTRESS =
  /\b(cal(?:ifornia)?[ -]king|twin[ -]xl|full[ -]xl|king|queen|full|double|twin|single|crib)\b(?:[ -]size)?/i;

/** The same, but not of what comes with a mattress: "queen box spring". */
const OF_MATTRESS = new RegExp(
  String.raw`${MATTRESS.source}(?! (?:metal |wood(?:en)? |platform )?(?:box ?springs?|bed ?frames?|frames?|bed|headboard|sheets?|sheet set|covers?|protectors?|comforter)\b)`,
  'i',
);

export function readMattressSize(text: ReadText): Fact | null {
  if (text.kind !== 'mattresses' && text.kind !== 'beds') return null;
  return firstFact(text, ({ text: words, negated }) => {
    const value = (text.kind === 'mattresses' ? OF_MATTRESS : MATTRESS).exec(words)?.[1];
    return value === undefined || negated ? null : { value: asValue(value), good: null };
  });
}

export function readCaseSize(text: ReadText): Fact | null {
  if (text.kind !== 'watches') return null;
  return firstFact(text, ({ text: words, negated }) => {
    const figure =
      /(?<!\b(?:lugs?|strap|band)\b[^,.]*)\b(\d{2}(?:\.\d)?)\s?mm\b(?!\s*(?:band|strap|lug))/i.exec(
        words,
      )?.[1];
    return figure === undefined || (negated && !/\d ?mm (?:w\/o|without|not)\b/i.test(words))
      ? null
      : { value: `${figure} mm`, good: null, amount: Number(figure) };
  });
}
