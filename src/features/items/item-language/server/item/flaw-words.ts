/** Matches statements that an item leaks, unless denied. */
export const LEAK = /\bleak(?:s|ing|y)?\b(?![- ](?:proof|free|resistant|detector|test))/i;

/** Damage and wear, each with a phrase to follow "has". */
export const FLAWS: readonly (readonly [named: RegExp, phrase: string])[] = [
  [/\bcrack(?:s|ed|ing)?\b|\bshattered\b/i, 'a crack'],
  [/\bscratch(?:es|ed|ing)?\b/i, 'scratches'],
  [/\bscuff(?:s|ed|ing)?\b|\bscrap(?:es?|ed)\b|\bscuff marks?\b/i, 'scuffs'],
  [/\bdent(?:s|ed)?\b|\bding(?:s|ed)?\b/i, 'a dent'],
  [
    /\bchip(?:s|ped)\b|\b(?:a|small|tiny|one|minor|little|has|with) chip\b|\bchip (?:at|on|in|off|near|along|out of)\b/i,
    'a chip',
  ],
  [
    /\bstain(?:s|ed|ing)?\b|\bdiscolou?r(?:ed|ation)\b|\bwater (?:rings?|marks?|spots?)\b|\b(?:yellow|brown|dark|small|rust|dirty|worn) spots?\b|\b(?:cup|coffee|heat|glass) rings?\b|\byellow(?:ed|ing)\b/i,
    'stains',
  ],
  [
    /\btears?\b|\btorn\b|\brips?\b|\bripped\b|\bfray(?:s|ed|ing)\b|\b(?:is|are|was|were|coming|come|came) (?:coming )?(?:apart|undone|unglued|unstitched)\b/i,
    'a tear',
  ],
  [/\b(?:pin)?holes?\b/i, 'a hole'],
  [/\brust(?:y|ed|ing)?\b/i, 'rust'],
  [/\bpeel(?:s|ed|ing)?\b|\bflaking\b/i, 'peeling'],
  [/\bfad(?:ed|ing)\b|\b(?:sun|some|slight|little|a bit of) fade\b/i, 'fading'],
  [/\bdead pixels?\b|\bburn[- ]?in\b|\bscreen burn\b/i, 'a flawed screen'],
  [/\bbroken\b(?! ?-?in\b)/i, 'a broken part'],
  [/\bwater damage\b/i, 'water damage'],
  [/\bleak(?:s|ing|y)\b/i, 'a leak'],
  [
    /\bwobbl(?:y|es)\b|\b(?:is|are|bit|slightly|little|comes?) loose\b|\bloose (?:screw|hinge|leg|handle|knob|joint)s?\b/i,
    'loose parts',
  ],
  [/\bsqueak(?:s|y|ing)?\b/i, 'a squeak'],
  [
    /\bgouges?\b|\bnicks\b|\bnicked\b|\b(?:an?|small|tiny|little|one) nick\b|\bnick (?:in|on)\b|\bsnag(?:s|ged)?\b|\bpilling\b|\bwarped\b/i,
    'marks',
  ],
  [/\bmarks?\b|\bblemish(?:es)?\b|\bimperfections?\b|\bflaws?\b|\bdefects?\b|\bdamaged?\b/i, 'marks'],
  [
    /\b(?:normal|some|light|minor|slight|visible|usual|moderate|heavy|little|few) (?:signs? of |\w+ )?(?<!(?:foot|rain|active|sports?|ski|work|water) )(?:wear|use)\b|\bsigns? of (?:wear|use)\b|\bwear and tear\b|\b(?:shows?|has|showing) (?:\w+ )?wear\b|(?<!\b(?:to|can|i|you|we|never|not|n['’]t) )\bwear (?:on|from|at|along|in)\b|\bworn (?:out|down|off|through|spots?|areas?|edges?|corners?)\b|\b(?:slightly|bit|little|visibly|heavily) worn\b|\b(?:is|are|looks?|getting) worn\b(?! (?:once|twice|only|by|over|under|with|few|maybe|\d))/i,
    'signs of wear',
  ],
];
/** Text that contains a flaw word with another meaning. */
export const NO_FLAW =
  /\b(?:scratch|stain|rust|water|tear|dent|crack)[- ](?:resistant|proof|free|guard|and[- ]sniff|post(?:er)?|off|ticket)\b|\bstained[- ](?:glass|wood|oak|pine|walnut|finish|dark|concrete)\b|\b(?:dark|light|walnut|oak|espresso|wood|mahogany)[- ]stain(?:ed)?\b|\bstained (?:dark|light|brown|black|white|gr[ae]y)\b|\brust(?:[- ]colou?red| red| orange| colou?r)\b|\b(?:punch|drill|screw|pilot|sound|f|cable|button|key|finger|nose|man|pot|grommet|bolt|open|closed|mounting|peg|adjustment|bolt)[- ]?holes?\b|\bholes? (?:punch|saw|for)\b|\b\d+ holes?\b|\bfade(?:d)? (?:wash|denim|look|style|effect)\b|\b(?:ripped|distressed|faded) (?:jeans|denim|style|look|black|blue|gr[ae]y|green|red|pink|brown|indigo|navy|olive)\b|\b(?:poker|potato|wood|apple|m\d|a\d\d|bionic|intel|silicon|nfc|chocolate) chips?\b|\bchip ?set\b|\b(?:water|book|question|bench|quotation|birth|trade|watch|top)marks?\b|\bmarks? (?:levinson|twain)\b|\bmarked?\b|\bloose (?:fit(?:ting)?|leaf|diamond|stone|change|cut)\b|\bloose-fit|\btear ?drop|\btears? of\b|\b(?:maker['’]?s?|hall|potter['’]?s|factory|identification) ?marks?\b|\bmarks? on the (?:bottom|back|base|underside) (?:is|are|reads?|says?)\b|\bhole in one\b|\bscratch (?:golfer|pad|off)\b|\bfrom scratch\b|\b(?:stain|rust|dent|scratch) (?:remover|remover|puller|repair|converter)\b|\brip (?:fence|cord|saw)\b|\bmarked? down\b|\brip ?stop\b|\bding ?dong\b|\blightly (?:used|worn)\b|\bbroken[- ]in\b|\bflawless(?:ly)?\b/gi;
