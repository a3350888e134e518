import { NUMBER_WORDS } from '../../../../items/item-language/server/item-language.ts';

/** Words that don't exist without their apostrophe, and words that sound like the right one. */
const MISSING: readonly [RegExp, string][] = [
  [/\b(do|does|did|is|are|was|have|had|would|could|should)nt\b/gi, "$1n't"],
  [/\b(ca|wo|ai|has|were)nt\b/gi, "$1n't"],
  [/\bim\b/gi, "I'm"],
  [/\bive\b/gi, "I've"],
  [/\b(that|there|what|here)s\b/gi, "$1's"],
  [/\b(they|you)(re|ve)\b/gi, "$1'$2"],
  [/\byour(?= (?:going|gonna|welcome|looking|getting|interested)\b)/gi, "you're"],
  [/\btheir(?= (?:is|are|was|were|in|on) )/gi, 'there'],
  [/\bweve\b/gi, "we've"],
  [/\b(you|they|it|that)ll\b/gi, "$1'll"],
  [/\b(he|she)s\b/gi, "$1's"],
  [
    /\bill(?= (?:do|throw|give|take|be|bring|include|sell|deliver|meet|help|let|even|also|add|knock|hold|text|ship)\b)/gi,
    "I'll",
  ],
  [/\bid(?= (?:take|like|say|be|prefer|want|rather|let|ask|go|sell)\b)/gi, "I'd"],
  [/(?<!\b(?:they|we|you|who|people|others) )were(?= asking\b)/gi, "we're"],
  [
    /(?<=^|[.,!?]\s*|\b(?:because|cause|cuz|and|but|so|since) )were(?= (?:moving|selling|leaving|getting|going|asking|looking|downsizing|not)\b)/gi,
    "we're",
  ],
];

/** Matches "its" where "it's" was meant. */
const ITS =
  /\bits(?= (?:a|an|the|in|on|at|not|no|got|been|very|really|pretty|quite|still|just|like|only|about|around|never|almost|basically|all|also|so|too|kinda|super|gonna|going|definitely|missing|working|worth|gone|for|from|free|made|brand|barely|hardly|good|great|perfect|nice|fine|new|old|broken|clean|dirty|big|small|heavy|light|mint|solid|black|white|gray|grey|blue|red|green|brown|beige|pink|yellow|silver|gold|wood|wooden|metal|leather|oak|pine|asking|a lot|alot|kind|sort|like|cherry|maple|walnut|cedar|loud|quiet)\b| \d)/gi;
/** The same at the end of a clause, where "its" would need a noun. */
const ITS_ENDING =
  /\bits(?= (?:full|empty|turned (?:on|off|up|down)|plugged in|cold|hot|warm|dry|wet|running|charging|charged|closed|open|cracked|chipped|torn|used|worn)(?:[,.!?]|$| (?:and|but|so|or|when|if|because|the|it|it's|i|i'm|we|asking)\b))/gim;
/** "It's sixty inches wide." */
const ITS_MEASURE = new RegExp(
  String.raw`\bits(?= (?:(?:about|around|maybe) )?(?:${NUMBER_WORDS.join('|')})(?:[ -]\w+)? (?:by|inch|inches|feet|foot|ft|years?|months?|dollars|bucks|pounds|gallons?|gigs|miles)\b)`,
  'gi',
);

/** Adds apostrophes that speech recognition and quick typing omit: "its a desk, i dont need it". */
export function withApostrophes(text: string): string {
  const whole = MISSING.reduce((rest, [pattern, word]) => rest.replace(pattern, word), text);
  return [ITS, ITS_ENDING, ITS_MEASURE].reduce(
    (rest, pattern) => rest.replace(pattern, (its) => `${its.slice(0, 2)}'s`),
    whole,
  );
}
