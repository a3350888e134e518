/** Words that don't exist without their apostrophe, so adding it is safe. */
const MISSING: readonly [RegExp, string][] = [
  [/\b(do|does|did|is|are|was|have|had|would|could|should)nt\b/gi, "$1n't"],
  [/\b(ca|wo|ai|has|were)nt\b/gi, "$1n't"],
  [/\bim\b/gi, "I'm"],
  [/\bive\b/gi, "I've"],
  [/\b(that|there|what|here)s\b/gi, "$1's"],
  [/\b(they|you)(re|ve)\b/gi, "$1'$2"],
  [/\bweve\b/gi, "we've"],
  [
    /(?<=^|[.,!?]\s*|\b(?:because|cause|cuz|and|but|so|since) )were(?= (?:moving|selling|leaving|getting|going|asking|looking|downsizing|not)\b)/gi,
    "we're",
  ],
];

/** Matches "its" where "it's" was meant. */
const ITS =
  /\bits(?= (?:a|an|the|in|on|at|not|no|got|been|very|really|pretty|quite|still|just|like|only|about|around|never|almost|basically|all|also|so|too|kinda|super|gonna|going|definitely|missing|working|worth|gone|for|from|free|made|brand|barely|hardly|good|great|perfect|nice|fine|new|old|broken|clean|dirty|big|small|heavy|light|mint|solid|black|white|gray|grey|blue|red|green|brown|beige|pink|yellow|silver|gold|wood|wooden|metal|leather|oak|pine|asking|a lot|alot)\b| \d)/gi;

/** Adds apostrophes that speech recognition and quick typing omit: "its a desk, i dont need it". */
export function withApostrophes(text: string): string {
  const whole = MISSING.reduce((rest, [pattern, word]) => rest.replace(pattern, word), text);
  return whole.replace(ITS, (its) => `${its.slice(0, 2)}'s`);
}
