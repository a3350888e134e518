import type { ConditionSlug } from '../../../../../shared/taxonomy.ts';
import { capitalize } from '../../../../../shared/text.ts';
import { NUMBER_WORDS } from '../../../../items/item-language/server/item-language.ts';
import {
  type Ask,
  askBox,
  askIncluded,
  askSize,
  askStorage,
  askWorks,
  askYear,
  asWritten,
  isBed,
  isClothing,
  isJewelry,
  numberIn,
  yes,
} from './claim-questions.ts';
import type { ClaimContext } from './claims.ts';

interface Rule {
  pattern: RegExp;
  ask?: Ask;
  condition?: ConditionSlug;
  isAdjective?: true;
  /** The condition of the rule. Without it, the rule always applies. */
  when?: (context: ClaimContext) => boolean;
}

const words = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}-])(?:${source})(?![\\p{L}\\p{N}-])`, 'giu');
const NUMBER = `(?:\\d+(?:[.,]\\d+)?|${NUMBER_WORDS.join('|')})`;
const UNIT = `(?:inch(?:es)?|in\\.?|"|''|ft\\.?|feet|foot|cm|mm|meters?|m|lbs?|pounds?|oz|kgs?|liters?|quarts?|qt|gallons?|hp|watts?|w|volts?|v|speed)`;
const BOX = '(?:box(?:es)?|packaging|case and box)';
/** Accessories and papers that may be included. */
const INCLUDED =
  '(?:charg(?:er|ing (?:cable|case|cord))s?|power (?:cord|adapter|supply)|adapters?|cables?|remotes?(?: controls?)?|manuals?|instructions?|accessories|papers?|paperwork|receipt|(?:spare |extra )?batter(?:y|ies)|cases?|(?:carrying |dust )?bags?|tags|controllers?|games?)';

const WITH =
  '(?:(?<![\\p{L}\\p{N}-])(?:includes?|including|included|comes? with|with|and|plus)|\\+|(?<=\\b(?:with|includes?|including)\\b.*),)';
/** Matches items that are said to be included. */
const alongside = (things: string): RegExp =>
  new RegExp(
    `${WITH} (?:an? |the |its |all |two |original |spare |extra |matching )*(?:${things})(?![\\p{L}\\p{N}-]| (?:operated|powered))`,
    'giu',
  );

/** Claims that a photo cannot show, with the question that each becomes. The first matching rule applies. */
export const CLAIM_RULES: readonly Rule[] = [
  {
    pattern: words(
      `(?:under |with |has |still |a |full |${NUMBER}|lifetime|manufacturer'?s?|years?|months?|limited|[- ])*(?:warrant(?:y|ies)|guaranteed?)`,
    ),
    ask: yes('warranty'),
  },
  {
    pattern: words(
      `(?:(?:comes |with |in |has |and |its |the |all )*original ${BOX}|with (?:the |its )?${BOX})`,
    ),
    ask: askBox,
  },
  {
    pattern: words(
      '(?:in )?(?:good |great |excellent |perfect |fully |full )?(?:working|running) (?:order|condition)|(?:fully |perfectly )?(?:works|working|tested|functional|functioning|operational)(?: (?:great|well|perfectly|fine|as it should))?|(?:runs|plays|sounds) (?:great|well|perfectly|fine)',
    ),
    ask: askWorks,
  },
  {
    pattern: words(
      'like[- ]new(?: condition)?|(?:barely|hardly|rarely) (?:used|worn)|(?:in )?(?:excellent|mint|pristine|immaculate|flawless|near[- ]mint) (?:used )?(?:condition|shape)',
    ),
    condition: 'like-new',
    isAdjective: true,
  },
  {
    pattern: words(
      '(?:brand[- ])?new(?: in (?:the )?(?:original )?box| with (?:the )?tags| condition| old stock)?(?! (?:balance|york|zealand|england|orleans))|never (?:been )?(?:used|worn|opened|ridden)|unused|unworn|unopened|(?:factory[- ])?sealed|bnib|nwt',
    ),
    condition: 'new',
    isAdjective: true,
  },
  {
    pattern: words(
      '(?:in )?(?:very )?(?:good|great|nice|fine|decent) (?:overall |used )?(?:condition|shape)|gently (?:used|worn|loved)|lightly (?:used|worn)|pre-?(?:owned|loved)|second-?hand|used',
    ),
    condition: 'good',
    isAdjective: true,
  },
  {
    pattern: words(
      '(?:in )?(?:fair|ok|okay|average|acceptable|poor|bad|rough) (?:condition|shape)|well[- ]worn|heavily used',
    ),
    condition: 'fair',
    isAdjective: true,
  },
  {
    pattern: words(
      `(?:(?:comes |is )?(?:100% )?complete(?: with all (?:of )?(?:the |its )?(?:pieces|parts))?|all (?:of )?(?:the |its )?(?:pieces|parts)(?: included)?|(?:no|not) missing (?:pieces|parts)|nothing (?:is )?missing)`,
    ),
    ask: yes('complete'),
  },
  {
    pattern: words(
      'authentic(?:ity|ated)?|genuine(?! leather)|certificates?|certified|hallmarked|autographed|hand-?signed|signed',
    ),
    ask: () => ({ id: 'authentic', suggestion: null }),
    isAdjective: true,
  },
  {
    pattern: words(
      '(?:\\d+ ?k(?:t|arat)? |sterling |solid |rose |white |yellow |real |pure )*(?:(?:gold|silver|platinum|diamonds?|pearls?|sapphires?|rub(?:y|ies)|emeralds?|opals?|titanium)(?:[- ]plated|[- ]filled)?(?: |(?![\\p{L}\\p{N}])))+',
    ),
    ask: asWritten('metal'),
    isAdjective: true,
    when: isJewelry,
  },
  { pattern: words('\\d+ ?(?:k|kt|karat|carat|ct)'), ask: asWritten('metal'), isAdjective: true },
  {
    pattern: words(
      'sterling(?: silver)?|(?:solid|real|pure) (?:gold|silver)|gold[- ](?:plated|filled)|silver[- ]plated|platinum|diamonds?',
    ),
    ask: asWritten('metal'),
    isAdjective: true,
  },
  {
    pattern: words(
      '(?:full-grain |top-grain |genuine |real |faux |vegan |patent |italian |solid |100% |pure )*(?:leather|suede|silk|cashmere|merino|(?:lamb)?s?wool|ivory|teak|mahogany|rosewood|ebony)|(?:solid|real)(?= (?<of>(?:hard)?(?:wood|oak|walnut|pine|maple|cherry|brass|wooden)\\b))',
    ),
    ask: asWritten('material'),
    isAdjective: true,
  },
  { pattern: words('size:? [\\w./-]+|size:[\\w./-]+|(?:xx?s|xx?l|xxxl)'), ask: askSize, isAdjective: true },
  {
    pattern: words('(?:extra[- ]|x-?)?(?:large|small)|medium'),
    ask: (claim) => ({ id: 'clothing-size', suggestion: capitalize(claim) }),
    isAdjective: true,
    when: isClothing,
  },
  {
    pattern: words('(?:california )?(?:queen|king|twin(?: xl)?|full|double)(?:[- ]sized?)?'),
    ask: asWritten('mattress-size'),
    isAdjective: true,
    when: isBed,
  },
  {
    pattern: words('\\d+ ?(?:gb|tb|gigs?|gigabytes?|terabytes?)(?: (?:of )?(?:storage|ram|memory|ssd))?'),
    ask: askStorage,
    isAdjective: true,
  },
  {
    pattern: words('[\\d,.]+k? ?(?:original )?(?:miles|mi|km|kilometers)'),
    ask: (claim) => ({ id: 'mileage', suggestion: numberIn(claim) }),
    isAdjective: true,
  },
  {
    pattern: words(
      '(?:about |around |approximately |roughly |nearly |over )*(?:' +
        NUMBER +
        ')[- ]?(?:years?|yrs?|months?)(?:[- ]old)?',
    ),
    ask: (claim) => ({ id: 'age', suggestion: /month/i.test(claim) ? claim : numberIn(claim) }),
    isAdjective: true,
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}-])(?:about |around |approximately |roughly )?\\d+(?:[.,]\\d+)?(?: ?x ?\\d+(?:[.,]\\d+)?)*[- ]?${UNIT}(?![\\p{L}\\p{N}])(?: (?:tall|wide|long|high|deep))?`,
      'giu',
    ),
    ask: (claim, context) => askSize(claim.replace(/^(?:about|around|approximately|roughly) /i, ''), context),
    isAdjective: true,
  },
  {
    pattern: words(
      "(?:from |circa |c\\. ?|in )?(?:the |early |late |mid-? ?)*(?:18|19|20)\\d\\d'?s?|(?:the )?(?:[2-9]0|'\\d0)'?s",
    ),
    ask: (claim, context) => askYear(/(?:\d{2}|')?\d0'?s|\d{4}/.exec(claim)?.[0] ?? claim, context),
    isAdjective: true,
  },
  {
    pattern: words('vintage|antique|mid-?century(?: modern)?(?= style)|mid-?century|art deco|victorian'),
    ask: asWritten('made'),
    isAdjective: true,
  },
  {
    pattern: words("(?:limited|first|special|collector'?s) edition"),
    ask: asWritten('made'),
    isAdjective: true,
  },
  { pattern: words('(?:factory |carrier )?unlocked'), ask: yes('carrier'), isAdjective: true },
  { pattern: words('smoke[- ]free(?: home)?|non-?smoking home'), ask: yes('smoke-free') },
  { pattern: words('pet[- ]free(?: home)?'), ask: yes('pet-free') },
  {
    pattern: alongside(`${INCLUDED}(?:(?:,| and|, and| or) (?:an? |the |its |original )*${INCLUDED})*`),
    ask: askIncluded,
  },
  { pattern: words('included|accessories') },
  {
    pattern: words('(?:recently |professionally |fully |newly )?(?:serviced|tuned up|overhauled)'),
    ask: () => ({ id: 'serviced', suggestion: null }),
    isAdjective: true,
  },
  {
    pattern: words(
      'original|refurbished|restored|repaired|upgraded|reupholstered|handmade|hand-?(?:made|painted|crafted|carved|knit(?:ted)?|woven|sewn|blown)|rare|collectible|old|water-?(?:proof|resistant)|fireproof|organic|hypoallergenic|non-?toxic|bpa[- ]free|energy[- ]efficient|real|solid|(?:one|single|previous|first)[- ]owners?|certified',
    ),
    isAdjective: true,
  },
  {
    pattern: words(
      'high[- ](?:quality|end)|premium|luxur(?:y|ious)|durable|sturdy|comfortable|comfy|cozy|must[- ]haves?|ideal|stunning|beautiful(?:ly)?|gorgeous|elegant|stylish|perfect|great|good|amazing|lovely|nice|excellent|flawless|sleek|charming|unique|versatile|professional|powerful|reliable|awesome|fantastic|cute|quality|well-?(?:made|built|maintained)|popular|iconic|fast|efficient',
    ),
    isAdjective: true,
  },
  {
    pattern: words(
      '(?:only |just |for |yours for |worth )*\\$ ?[\\d,.]+(?: obo)?|(?:only |just |for |price )*[\\d,.]+ (?:dollars|bucks|usd|euros?)|(?<!-)free(?: (?:shipping|delivery|pick-?up))?|obo|negotiable|cheap|bargain|worth|deal|for sale|sale|retail(?:s)?|value|price|delivery|shipping',
    ),
  },
];
