import { namedItemOf, PEOPLE } from '../../../../items/item-language/server/item-language.ts';

/** Words that start a sentence about what happened before the sale: "traded my car in", "after my mom moved". */
const TELLS =
  /^(?:(?:so|well|just|we just|i just) )*(?<first>\p{L}+)(?:(?:['’]\p{L}+)? (?!have\b|got\b|am\b|are\b|'?m\b)\p{L}+)/iu;
const TELLING = new Set(
  `after bought cancelled canceled downsized downsizing getting got moved moving no now put redid remodeled remodeling replaced retired since sold
  switched traded upgraded upgrading when my our`.split(/\s+/),
);

/** Words before the item that is sold: ", selling the patio heater", "so my old bed cover has to go". */
const ANNOUNCEMENTS = [
  /(?:[,.;] |\b(?:so|and|but|now) )(?:(?:i|we)(?:'m|'re| am| are)? )?(?:(?:now|just|also|have to|need to|trying to|looking to|want to) )*(?:sell(?:ing)?|getting rid of|letting go of|giving away|rehoming) (?!(?:because|it|them|for|as|at|due|since|bc|cheap|only|everything|all|this for)\b)(?<item>.+)/isu,
  /(?:[,.;] |\b(?:so|and now) )(?:(?:i|we) (?:now |still )?(?:have|got)|there(?:'?s| is| are)) (?:a|an|the|two|three|my|our|her|his|their|this|these) (?<item>.+)/isu,
  /\b(?:so|and) (?:this|these) (?<item>.+)/isu,
  /(?:[,.;] |\b(?:so|and) )(?:(?:the|this|that|these|my|our|his|her) )?(?<item>(?:(?!\b(?:so|and|i|we|it|they)\b)[\p{L}\d' -]){3,40}? (?:(?:must|has to|have to|needs to|need to|gotta) go|needs? (?:a )?(?:new|good)|(?:is |are )?(?:up )?for (?:sale|grabs)|(?:is|are) (?:just )?sitting)\b.*)/isu,
];
/** Maximum characters of a story. */
const MAX_STORY = 160;

/**
 * Leaves out what happened before the sale, which may name other items: "We bought a house with a hot tub, selling the
 * patio heater" becomes "patio heater". Other texts stay.
 */
export function withoutStory(text: string): string {
  const first = TELLS.exec(text)?.groups?.['first']?.toLowerCase() ?? '';
  if (!TELLING.has(first) && !PEOPLE.has(first)) return text;
  const items = ANNOUNCEMENTS.flatMap((announcement) => {
    const item = announcement.exec(text.slice(0, 800))?.groups?.['item'];
    return item === undefined ? [] : text.slice(text.indexOf(item));
  }).filter((item) => text.length - item.length <= MAX_STORY && namedItemOf(item).isSure);
  return items.toSorted((a, b) => b.length - a.length)[0] ?? text;
}
