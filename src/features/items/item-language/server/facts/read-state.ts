import { hasFault } from '../condition/has-fault.ts';
import type { Fact } from './fact.ts';
import { firstFact, type ReadText } from './read-text.ts';
import { asValue } from './sentences.ts';

/** Facts that are a yes or no: working, unlocked, complete. */

const UNTESTED = /\b(?:untested|not tested|never tested|haven['’]?t tested|can['’]?t test|unable to test)\b/i;
/** Statements that it works only at times or in part. */
const UNRELIABLE =
  /\bworks? (?:intermittently|sometimes|most of the time|when it feels like it|on and off|off and on|when it wants)\b|\b(?:randomly|sometimes|occasionally|keeps) (?:shuts?|shutting|turns?|turning|cuts?|cutting) (?:off|down|out)\b|\b(?:shuts?|turns?) (?:itself )?(?:off|down) (?:randomly|by itself|on its own|sometimes|after a)\b|\boverheats\b|\bcuts (?:in and )?out\b|\b(?:turns on|powers on|lights up) but\b|\b(?:runs?|works?|starts?|prints?|heats?|cools?|charges?|plays?|spins?|reads?|turns on|powers on) but (?:has )?(?:no|won['’]?t|does(?:n['’]?t| not))\b|\b(?:won['’]?t|does(?:n['’]?t| not)) (?:scan|trigger|pair|sync|focus|feed)\b|\b(?:transmission|engine|motor|clutch|compressor|it) (?:shudders?|misfires?|stalls?|knocks?|overheats?|sputters?|jerks|bogs down|dies)\b|\b(?:drum|motor|fan|blades?|platter|wheel|belt|turntable|plate|tray) (?:does(?:n['’]?t| not)|won['’]?t) (?:turn|spin|move|rotate|open)\b|\b(?:element|motor|pump|compressor|board|igniter|bearings?|transmission|engine) (?:is|are) (?:bad|burnt|burned|gone|shot|out|blown)\b|\b(?:works?|working)(?: \w+)? but (?:the |its |one )?[\w ]{1,30} (?:does(?:n['’]?t| not)|do(?:n['’]?t| not)|won['’]?t|is(?:n['’]?t| not)|is broken|is dead)\b|\bworking condition (?:is )?unknown\b|\b(?:won['’]?t|does(?:n['’]?t| not)|can(?:['’]?t|not)) (?:read|play|load|eject) (?:any )?(?:dis[ck]s?|cds?|dvds?|blu-?rays?|games|tapes|records|cartridges|cards?)\b|\b(?:pod|bud|earbud|earpiece|earcup|speaker|channel|side|one|jack|input|output|woofer|tweeter)s? (?:crackles?|buzz(?:es)?|hums?|distorts?|cuts out|is dead|is silent)\b|\b(?:belt|clutch|gears?|transmission|chain)s? (?:slips?|is slipping|grinds?|jumps)\b/i;
const WORKS =
  /^works\b|\b(?:everything|it|all|both|this one|still|simply|just) works\b|\b(?:they|all|both) (?:still )?work\b|\ball (?:the )?(?:functions|buttons|features|lights|controls|keys|ports|parts) work\b|\bguaranteed (?:to work|working)\b|\ball working\b|\b(?:good|great|fully|perfectly) working [a-z]+\b|\b(?:it|they|both|everything) (?:does|do) work\b|\b(?:functions|works) as (?:it|they) should\b|\bworks? (?:great|fine|well|perfect(?:ly)?|flawlessly|like new|as it should|good|100 ?%|just fine|properly|beautifully)\b|\b100 ?(?:%|percent) (?:working|functional|operational)\b|\bfully (?:functional|working|operational)\b|\b(?:great|good|perfect|full|excellent|fully|in) working (?:order|condition)\b|^(?:fully )?tested$|\btested,? (?:(?:and|&|it) )?work(?:s|ing)\b|^working\b(?! (?:on|from|in|with|for|at|dog|line))|\bruns? (?:and|&) drives?\b|\b(?:runs?|running|works?|working) (?:like a (?:champ|top|dream|charm|clock|tank)|like new|strong|smooth(?:ly)?)\b|\bruns? (?:great|well|perfect(?:ly)?|strong|good|fine|excellent|like new)\b|\bstarts (?:right up|on (?:the )?(?:first|1st|second|2nd) (?:pull|try|crank)|first (?:pull|try)|every time|easily)\b|\b(?:runs and (?:looks|drives)|drives|functions) (?:great|well|perfect(?:ly)?|good|fine|smooth(?:ly)?|properly)\b|\b(?:heats|cools|freezes|prints|sews|mows|washes|dries|blends|brews|grinds|charges|spins|stitches|inflates|vacuums)(?: up| down)? (?:(?:really|very|nice and|super|just) )?(?:great|well|fine|good|perfect(?:ly)?|beautifully|nicely|fast|quick(?:ly)?|cold|hot|evenly|strong|(?:like|as) it should)\b|\bkeeps (?:good|great|perfect|accurate|excellent) time\b|\brides? (?:great|well|good|like new)\b|\bplays? (?:great|well|fine|good|perfectly|beautifully)\b/i;
/** Matches "No issues" as its own clause. */
const NO_ISSUES =
  /^(?:it |has |have |with |there are )*(?:no|zero) (?:\w+ )?(?:issues|problems)(?: at all| with it| whatsoever)?$/i;
/** Clauses that start with an extra: "Charger is aftermarket but works." */
const EXTRA_FIRST =
  /^(?:the |its |both )?(charger|remote|adapter|amp|case|lights?|brakes|zippers?|clasp|doors?|drawers?)\b/i;
function isOfExtra(sentence: string, { sentences }: ReadText): boolean {
  const named = EXTRA_FIRST.exec(sentence)?.[1]?.toLowerCase().replace(/s$/, '');
  return named !== undefined && sentences[0]?.text.toLowerCase().includes(named) !== true;
}
/** Statements about fit rather than condition: "It doesn't work for our space", "I no longer work from home". */
const SUITS_NOT =
  /\bwork(?:s|ed|ing)?(?: out)?(?: as well)? (?:(?:for|with|in) (?:my|our|me|us|the|this|his|her|their|your|what|where)|from|at|on|out|(?:for|with) (?:verizon|at&t|sprint|t-?mobile|older|newer|apple|android|windows|macs?|iphones?|all))\b/i;
const WORKS_FOR = /\bworks? (?:with|for|on|as(?! (?:it|they) should)|in|from)\b/i;
const PART = /\b(?:except|apart from|other than)\b/i;

export const readWorking = (text: ReadText): Fact | null => {
  if (text.category === 'clothing') return null;
  const broken = firstFact(text, ({ text: words, owner }) => {
    if (owner === 'request' || owner === 'condition' || SUITS_NOT.test(words)) return null;
    if (hasFault(words)) return { value: asValue(short(words)), good: false };
    return UNTESTED.test(words) ? { value: 'Untested', good: false } : null;
  });
  if (broken !== null) return broken;
  const unreliable = text.sentences.find(({ text: words }) => UNRELIABLE.test(words));
  if (unreliable !== undefined)
    return { value: asValue(short(unreliable.text)), good: false, source: unreliable.text };
  return firstFact(text, ({ text: words, negated, owner }, sentence) => {
    if (text.category === 'jewelry-watches' && /^tested$/i.test(words)) return null;
    if (owner === 'request' || owner === 'condition') return null;
    if (NO_ISSUES.test(words)) return { value: true, good: true };
    if (negated || !WORKS.test(words)) return null;
    if (isOfExtra(sentence.text, text)) return null;
    if (WORKS_FOR.test(words) && !/\b(?:everything|fully|perfectly|great|fine|well)\b/i.test(words))
      return null;
    if (PART.test(sentence.text)) return { value: asValue(short(sentence.text)), good: false };
    return { value: true, good: true };
  });
};

/** Shortens a clause to fit a table cell. */
const short = (words: string): string => {
  if (words.length <= 60) return words;
  const cut = words.slice(0, 60);
  return `${cut.slice(0, Math.max(20, cut.lastIndexOf(' ')))}…`;
};

const CARRIER =
  '(AT&T|ATT|T-?Mobile|Verizon|Sprint|Cricket|Boost|Xfinity|Metro|Mint|Vodafone|O2|EE|Visible|US Cellular)';
/** How carriers write the names that sellers shorten. */
const CARRIER_NAMES: ReadonlyMap<string, string> = new Map([
  ['att', 'AT&T'],
  ['at&t', 'AT&T'],
  ['tmobile', 'T-Mobile'],
  ['t-mobile', 'T-Mobile'],
]);
const LOCKED_TO = new RegExp(
  String.raw`\b(?:locked|tied) (?:to|with|on)\s+${CARRIER}|\b${CARRIER}(?: mobile| wireless)?\s+(?:only|locked)\b|\bcarrier:?\s*${CARRIER}`,
  'i',
);

export function readUnlocked(text: ReadText): Fact | null {
  if (text.kind !== 'phones' && text.kind !== 'tablets') return null;
  return firstFact(text, ({ text: words }) => {
    if (
      /\b(?:icloud|activation|bootloader)\b|\b(?:can|could|will|to|may) (?:easily )?be unlocked\b/i.test(
        words,
      )
    )
      return null;
    if (/\bworks? (?:with|on) (?:any|all) (?:carriers?|networks?|providers?)\b/i.test(words))
      return { value: true, good: true };
    if (/\b(?:not|isn['’]?t|no) (?:carrier |sim |network )?lock(?:ed)?\b/i.test(words))
      return { value: true, good: true };
    // "Was locked to Verizon but they unlocked it."
    if (/\b(?:was|were|used to be|had been|originally) (?:\w+ )?(?:locked|tied)\b/i.test(words)) return null;
    const carrier = LOCKED_TO.exec(words);
    const name = carrier?.slice(1).find((group) => group !== undefined);
    if (name !== undefined)
      return { value: `Locked to ${CARRIER_NAMES.get(name.toLowerCase()) ?? asValue(name)}`, good: false };
    if (/\b(?:not|isn['’]?t|never) (?:\w+ )?unlocked\b|\b(?:carrier|sim|network)[- ]locked\b/i.test(words)) {
      return { value: false, good: false };
    }
    return /\bunlocked\b|\bsim[- ]free\b/i.test(words) ? { value: true, good: true } : null;
  });
}

const BRAND_OF_TITLE =
  /\b(?:(clean|clear|salvaged?|rebuilt|lost|branded|reconstructed|lemon)(?:\s?\/\s?(?:rebuilt|salvaged?|reconstructed))?(?: (?:and|&) (?:clean|clear))?(?: carfax (?:and|&)| (?!with|has|have|no|and|or|but|the|my|in)\p{L}+)?\s+title\b|title\s*(?:status)?\s*(?:is|:|-|=)?\s*(?:an? )?(clean|clear|salvaged?|rebuilt|lost|branded|reconstructed)\b)/iu;

export function readTitle(text: ReadText): Fact | null {
  if (text.category !== 'vehicles') return null;
  return firstFact(text, ({ text: words, negated }) => {
    const named = BRAND_OF_TITLE.exec(words);
    const status = named?.[1] ?? named?.[2];
    const isClean = status !== undefined && /clea[nr]/i.test(status);
    const isDenied = negated && !/^lost$/i.test(status ?? '');
    if (status !== undefined && !isDenied) return { value: asValue(status.toLowerCase()), good: isClean };
    if (
      /\bno (?:clean |clear )?title\b(?! (?:is )?(?:needed|required|necessary|issues|problems|transfer))|\bwithout (?:a )?title\b|n['’]t have (?:a |the )?title\b|\bnot have (?:a |the )?title\b|\btitle (?:is )?(?:missing|not available)\b/i.test(
        words,
      )
    )
      return { value: 'None', good: false };
    if (/\blost (?:the|my) title\b/i.test(words)) return { value: 'Lost', good: false };
    if (negated) return null;
    return /\btitle (?:is )?in (?:hand|my name)\b|\b(?:have|has|with) (?:the )?title\b(?! (?:loan|issues?|problems?))|\bpink slip\b/i.test(
      words,
    )
      ? { value: 'In hand', good: true }
      : null;
  });
}

/** All pieces but some: "All pieces are there except one." */
const EXCEPT_PIECES =
  /\ball (?:of )?(?:the |its )?(?:\w+ )?(?:pieces|parts|cards|tiles|figures|tools)\b[^.;]{0,30}\b(?:except|minus|besides|other than|apart from|but)(?: for)? (?:an?|one|two|three|four|five|some|a few|a couple|\d+|the (?!box|manual|instructions|packaging|lid)\w+)\b(?! (?:box|manual|instructions|packaging|lid)? ?(?:is|are|was|has)\b)/i;

export function readComplete(text: ReadText): Fact | null {
  return firstFact(text, ({ text: words, negated, owner }, sentence) => {
    if (owner === 'request' || owner === 'condition') return null;
    if (
      /\b(?:may|might|could) be (?:missing|incomplete)\b|\b(?:not sure|unsure|(?:don['’]?t|do not) know)\b/i.test(
        words,
      )
    )
      return null;
    if (/\bcomplete,? (?:except|minus|but|other than|apart)\b/i.test(sentence.text))
      return { value: asValue(short(sentence.text)), good: false };
    if (
      /\b(?:no (?:pieces|parts) (?:are )?missing|nothing(?: is)? missing|not missing (?:any|a))\b/i.test(
        words,
      )
    )
      return { value: true, good: true };
    if (
      /\bmissing\b[^.;]{1,40}\botherwise complete\b|\botherwise complete\b[^.;]{0,20}\bmissing\b/i.test(
        sentence.text,
      )
    )
      return { value: asValue(short(sentence.text)), good: false };
    if (
      /\bincomplete\b|\b\d\d ?% complete\b|\b(?:not|isn['’]?t|almost|nearly|mostly) (?:[\w%]+ )?complete\b/i.test(
        words,
      )
    )
      return { value: false, good: false };
    if (
      /\b(?:pieces?|parts?|cards?|tiles?|figures?|tools?) (?:is |are )?missing\b|\bmissing (?:the|its|an?|both|one) (?:\w+ ){0,2}?(?:tool|attachment|cover|lid|knob|cap|shelf|leg|remote|manual|handle|wheel|pad|foot|cushion|blade|rack|tray|basket|hose|belt|drawer|disc|strap|door|instruction)s?\b|\bmissing (?:(?:one|two|three|four|five|some|a few|a couple(?: of)?|\d+) \w+|(?:an? |one |two |three |some |a few |\d+ )?(?:\w+ )?(?:pieces?|parts?|figures?|cards?))\b/i.test(
        words,
      )
    ) {
      return /\b(?:no|not|nothing|none)\b/i.test(words)
        ? { value: true, good: true }
        : { value: asValue(short(words)), good: false };
    }
    if (EXCEPT_PIECES.test(sentence.text)) return { value: asValue(short(sentence.text)), good: false };
    const whole =
      /\b(?:100 ?% complete|complete (?:set|with)|is complete|all (?:the )?(?:pieces|parts) (?:are )?(?:included|there|here|present|accounted for)|complete)\b/i;
    return whole.test(words) &&
      !negated &&
      !/\b(?:completely|complete (?:overhaul|rebuild|service|ad|listing|post|description|list|history))\b/i.test(
        words,
      )
      ? { value: true, good: true }
      : null;
  });
}
