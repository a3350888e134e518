import type { ConditionSlug } from '../../../../../shared/taxonomy.ts';
import { COLORS } from '../words/colors.ts';
import { MATERIALS } from '../words/materials.ts';
import { type Flaw, findFlaws } from './find-flaws.ts';
import { statesInEnglish } from './spanish-states.ts';
import { readStatements } from './statements/read-statements.ts';
import { PARTS } from './subject-words.ts';

interface ReadCondition {
  condition: ConditionSlug | null;
  /** Whether the seller states the condition. Otherwise it is inferred from use or damage. */
  said: boolean;
}

interface FoundInWords extends ReadCondition {
  flaws: readonly Flaw[];
  /** Whether it is inferred from nothing but denied flaws, or flaws that hardly matter where the item works. */
  isVague: boolean;
}

const NEGATED =
  /(?:\b(?:no|not|never|without|zero|isn't|aren't|wasn't|hasn't|haven't|doesn't|nothing|none|free of|hardly any|barely any)(?:\s+(?:a|an|any|one|even|single|the|in|been|is|are|has|got|visible|real|major|have|quite|exactly|very|so|much|at all|all|noticeable|big|signs? of))*\s+(?:\w+,? (?:or|and|nor) )?)$/i;

const says = (text: string, pattern: RegExp): boolean => {
  for (const hit of text.matchAll(pattern)) {
    if (!NEGATED.test(text.slice(Math.max(0, hit.index - 50), hit.index))) return true;
  }
  return false;
};

/** Whether a text matches, for patterns that include their own negation. A "not" before the match is ignored. */
const has = (text: string, pattern: RegExp): boolean => text.search(pattern) >= 0;

const PART = `(?:${[...PARTS].join('|')})`;
/** A new part does not make the item new: "new strings". */
const NEW_PART = new RegExp(`\\b(?:brand[- ])?new (?!in )(?:\\w+ )?${PART}\\b`, 'gi');
const NAME_LENGTH = 8;
const PART_IS_NEW = new RegExp(`\\b${PART} (?:is|are|were) (?:brand[- ]|all )?new\\b`, 'gi');
const NEW_PART_FIRST = new RegExp(`^(?:brand[- ])?new (?:\\w+ )?${PART} (?:on|and|in)\\b`, 'i');
const NEW_ALONE =
  /(?:^|[.,;\n-]\s*|\b(?:it's|it is|this is|they're|they are|these are|everything is|condition:?|condition is|100%|all|totally|completely) )new(?=\s*(?:$|[.,;!\n]|and\b|condition))/i;
const NEW_FIRST =
  /^new (?!balance|york|order|era|zealand|orleans|england|jersey|mexico|age|wave|to|home|price|listing)/i;
const NOT_NEW = /\bnot (?:brand |exactly |quite |really )?new\b/i;

/** Statements about a part, which do not apply to the item: "the body is like new", "insert is like new". */
const PART_IS_FINE = new RegExp(
  `\\b(?:${PART}|body|exterior|plastics|manual) (?:(?:is|are|in|looks?|still)(?: still| in)? (?:like |as |brand )?(?:new|mint|perfect|excellent|great|good|tight|strong|solid|clear|sharp|crisp|bright|intact|straight|nice|healthy|fresh)|(?:(?:is|are|look|looks) )?(?:flawless|spotless|immaculate|pristine))(?: (?:condition|shape))?`,
  'gi',
);

function saysNew(text: string): boolean {
  const withoutParts = text
    .replace(NEW_PART, (part, index: number) => (index >= NAME_LENGTH ? ' ' : part))
    .replace(PART_IS_NEW, ' ')
    .replace(NEW_PART_FIRST, '');
  if (has(withoutParts, NEW_FIRM) || says(withoutParts, BRAND_NEW)) return true;
  return !NOT_NEW.test(withoutParts) && (NEW_ALONE.test(withoutParts) || NEW_FIRST.test(withoutParts));
}

const NOTHING: ReadonlySet<string> = new Set();
const guessed = (condition: ConditionSlug): ReadCondition => ({ condition, said: false });

/** Conditions that usual words don't suggest by mistake. */
const SURE: ReadonlySet<ConditionSlug | null> = new Set(['new', 'like-new', 'poor']);
/** The probability from which a statement counts. */
const MIN_STATED = 0.5;
/** Counts and times say how much an item was used, but also how many there are and how old it is. */
const MIN_LIKE_NEW = 0.6;
/** The same if it contradicts words that say little, such as "no scratches", or "works" without a flaw. */
const MIN_SURE = 0.9;
/** The same if it contradicts usual words: the item does not work. */
const MIN_POOR = 0.85;

/**
 * Reads the condition of an item from a text. Null if nothing is stated.
 * @param item The lowercase words that name the item.
 * @param punctuated The same text, with the punctuation that speech lacks.
 */
export function readCondition(
  text: string,
  item: ReadonlySet<string> = NOTHING,
  punctuated = text,
): ReadCondition {
  const byWords = findInWords(statesInEnglish(text.replace(/\n/g, '. '), item), item);
  const { condition, said } = byWords;
  if (said || SURE.has(condition)) return { condition, said };
  const statements = readStatements(punctuated).filter(
    ({ start }) =>
      !SAYS_NOTHING.test(punctuated.slice(start, start + MAX_STATEMENT_LENGTH)) &&
      !ONLY_LOOKS.test(punctuated.slice(start, start + MAX_STATEMENT_LENGTH)),
  );
  const isStated = (slug: ConditionSlug, least: number): boolean =>
    statements.some(({ probabilities }) => probabilities[slug] > least);
  const isBroken = (least: number): boolean =>
    statements.some(
      ({ start, probabilities }) => probabilities.poor > least && !worksAfter(punctuated.slice(start)),
    );
  if (condition !== null) {
    if (isBroken(MIN_POOR)) return guessed('poor');
    if (condition === 'good' && byWords.flaws.length === 0 && isStated('fair', MIN_SURE))
      return guessed('fair');
    if (!byWords.isVague) return guessed(condition);
    if (condition === 'fair') return guessed(isStated('good', MIN_SURE) ? 'good' : 'fair');
    if (isStated('new', MIN_SURE)) return guessed('new');
    return guessed(isStated('like-new', MIN_SURE) ? 'like-new' : 'good');
  }
  if (isBroken(MIN_STATED)) return guessed('poor');
  if (isStated('new', MIN_STATED)) return guessed('new');
  // What does not work is only a part of an item that works.
  if (isStated('fair', MIN_STATED) || isStated('poor', MIN_STATED)) return guessed('fair');
  if (isStated('like-new', MIN_LIKE_NEW)) return guessed('like-new');
  return isStated('good', MIN_STATED) ? guessed('good') : { condition, said };
}

/**
 * Reads a condition that is stated in usual words. An item that does not work is poor in any case. A stated condition
 * of the whole item takes precedence over one inferred from its use, and flaws lower only an inferred one.
 */
export function conditionInWords(flat: string, item: ReadonlySet<string> = NOTHING): ReadCondition {
  const { condition, said } = findInWords(flat, item);
  return { condition, said };
}

function findInWords(flat: string, item: ReadonlySet<string>): FoundInWords {
  const { flaws, isPraised } = findFlaws(flat, item);
  const stated = (condition: ConditionSlug) => ({ condition, said: true, flaws, isVague: false });
  const inferred = (condition: ConditionSlug) => ({ condition, said: false, flaws, isVague: false });
  const vague = (condition: ConditionSlug | null) => ({ condition, said: false, flaws, isVague: true });
  const isBroken = flaws.some((flaw) => isWholeFault(flaw) && !worksAfter(flat.slice(flaw.start)));
  if (isBroken || says(flat, POOR)) return inferred('poor');
  if (says(flat, POOR_STATED)) return stated('poor');
  if (saysNew(flat)) return stated('new');
  const whole = flat.replace(PART_IS_FINE, ' ');
  if (says(whole, WORKING_ORDER)) return stated('good');
  if (says(whole, LIKE_NEW_STATED)) return flaws.some(isFault) ? inferred('fair') : stated('like-new');
  if (says(whole, GOOD_STATED)) return flaws.some(isFault) ? inferred('fair') : stated('good');
  if (says(flat, FAIR_STATED)) return stated('fair');
  if (has(flat, PARTLY_WORKING)) return inferred('fair');
  if (says(flat, CRACKED_SCREEN)) return inferred(says(flat, WORKS) ? 'fair' : 'poor');

  const isWorse = flaws.some(({ severity }) => severity !== 'small');
  const isDamaged = flaws.some(({ severity }) => severity === 'plain' || severity === 'fault');
  if (says(flat, LIKE_NEW)) return inferred(isWorse ? 'good' : 'like-new');
  if (says(flat, FAIR)) return inferred('fair');
  if (says(flat, GOOD)) return inferred(isDamaged ? 'fair' : 'good');
  if (isWorse) return isDamaged ? inferred('fair') : vague('fair');
  if (flaws.length > 0) return inferred('good');
  if (isPraised || NO_DEFECTS.test(flat) || whole !== flat) return vague('good');
  return vague(null);
}

/** Statements without a condition: "So it just sits there", "painted gray". */
const SAYS_NOTHING =
  /^[^.!?]{0,30}\b(?:(?:just|only) (?:sits?|sat|been sitting|sitting)|collect(?:s|ing|ed)? dust)\b|^painted (?:(?:light|dark|matte|flat|glossy) )?(?:white|black|gr[ae]y|blue|green|red|brown|cream|beige|pink|yellow|navy|teal)\b/i;
const MAX_STATEMENT_LENGTH = 60;
/** Statements of looks alone: "black metal", "dark wood with gold trim". */
const ONLY_LOOKS = new RegExp(
  `^(?:(?:${[...COLORS, ...MATERIALS].join('|')}|metal|wood|fabric|dark|light|solid|clear|matte|and|with|frame|finish|top|base|trim|legs)[ ,]*)+(?=[.;!?\\n]|$)`,
  'i',
);

/** Whether a text that starts with a fault goes on to say that the item works: "scanner is dead, prints fine". */
const worksAfter = (text: string): boolean => says(text, WORKS_ANYWAY);

const isFault = ({ severity }: Flaw): boolean => severity === 'fault';
const isWholeFault = (flaw: Flaw): boolean => isFault(flaw) && flaw.isOfItem;

/** Statements about the condition of the whole item: its name, the amount of use, and what works. */

const words = (source: string): RegExp => new RegExp(`\\b(?:${source})(?![a-z])`, 'gi');

const ADVERBS =
  '(?:(?:very|really|pretty|still|in|such|quite|overall|super|absolutely|generally|mostly|otherwise|a) )*';
const THING =
  '(?:(?:used|working|overall|cosmetic|physical|running|mechanical|playing|all round|general) )?(?:condition|shape|order|state|nick|cond)\\b';

const POOR = words(
  "(?:for|as) (?:spares|scrap|parts)|parts (?:or|and|\\/) repair|bricked|non[- ]?(?:working|running)|(?<!\\b(?:one|a|my|the|last|next|this|school|for|single|art|craft|each|every) )project(?=\\s*(?:$|[,.!;\\n]))|spares or repairs?|parts (?:machine|bike|car|only)|needs? (?:(?:a lot of )?work\\b|restoration|restoring)|(?:completely|totally|all|is|are) (?:ruined|destroyed|trashed|wrecked|totaled|shredded|demolished|gutted|unusable|useless)|tinkerers?|tinker with|handy (?:person|man)|handyman|(?:someone|anyone|somebody) (?:who (?:is|can) )?(?:handy|fix)|you (?:can )?fix|easy fix|badly (?:damaged|worn|scratched)|heavily damaged|(?<!\\b(?:some|slight|minor|little|of|small|tiny|light) )(?:water|liquid|flood|fire)[- ]damaged?|fixer(?:[- ]upper)?|project (?:car|bike|piece)|falling apart|beyond repair|won'?t hold a charge|trips the breaker|blows fuses|mechanic'?s? special|stuck (?:on|in) (?:the |a )?(?:boot|start|loading|reboot)|rod knock|low compression|(?:engine|motor) knocks|needs everything|threw a rod|(?:rusted|rotted) (?:clean |all the way )?through|ran when parked|(?:caught|on) fire|blew (?:up|a fuse)|took a (?:swim|bath)|(?:went|fell|dropped) (?:it )?(?:in|into) (?:the |a )?(?:lake|pool|water|toilet|river|ocean|sink|tub)|(?:turns?|powers?|comes?) on (?:but|and|then|for)\\b[^.]{0,24}\\b(?:off|black|blank|dies)|screen (?:goes|is|stays|went) (?:black|blank|white|dark)|boot loop|no (?:sirve|funciona|prende)|para partes|(?:est[aá] )?rot[oa](?=[ ,.!]|$)",
);
const POOR_STATED = words(`${ADVERBS}(?:poor|terrible|bad|awful|rough|sorry) ${THING}`);
const CRACKED_SCREEN = words(
  'cracked (?:screen|display|glass)(?! (?:is|works|looks|has no)\\b)|(?<!\\bback )(?:screen|display|glass) (?:is |has a )?crack(?:ed)?',
);
const WORKS = words('works?|working|still (?:usable|works)|cooks|runs|rides|plays');

/** Verbs for using an item for the first time. */
const PUT_TO_USE =
  '(?:used|worn|opened|ridden|played|unboxed|unpacked|unwrapped|unrolled|taken out|installed|assembled|built|mounted|hung|set up|plugged in|activated|fired|lit|burned|planted|poured|driven|filled|inflated|launched|paddled|skied|thrown|slept (?:in|on)|touched|tried(?: on)?|turned on|switched on|carried|displayed|strung|baked (?:in|on)|cooked (?:in|on)|sat (?:in|on)|hit)';
/** Places where a used item has been: "never out of its box", "never been on the road". */
const INTO_USE =
  '(?:out of|outside|off|on|in) (?:of )?(?:the |its |a |an |my |our )?(?!(?:a|an|any)\\b|accidents?|wrecks?|crash|collision|smoking|smoke|fire|flood|direct|rain|salt)\\w+';
const NEW_FIRM = words(
  `unbuilt|unassembled|still (?:boxed|wrapped|packaged)|in (?:its |the )?(?:original )?(?:package|wrapper|shrink ?wrap)|(?:never|not) (?:once |even |actually )?(?:been |got(?:ten)? |had it )?${PUT_TO_USE}(?!(?: it| them)? (?:since|anymore|much|often|a lot|in (?:a|years|months|ages)\\b|for (?:a|years|months)\\b))|never (?:even |once |actually )?(?:been|came|come|left|gone|was|were) ${INTO_USE}|never set (?:it |them )?up|(?:we|i) never ${PUT_TO_USE}|never (?:once |even )?(?:wore|rode|drove)(?: it| them)?|(?:never|not) (?:been )?(?:removed|taken) (?:from|out of) (?:the |its |their )?(?:original )?(?:box|package|packaging|case|blister|wrapper)|unused|unworn|unopened|seals? (?:is |are )?(?:still )?(?:not broken|unbroken|intact)|(?:factory|still) sealed|(?<!\\b(?:we|i|been|got|crack|wood|then|just|was|were) )sealed(?! (?:it|the|with|around))|(?:still )?in (?:its |the )?(?:original |unopened )?(?:packaging|plastic|shrink ?wrap)|(?:shrink ?wrap|film|plastic|wrapper) (?:is |are )?still on|still (?:has|have) (?:the |its |their )?(?:plastic|(?:plastic |protective )?film|wrapper)|flat[- ]packed|in (?:the |its |a )?blister(?: pack)?|(?:box|carton) (?:is )?still taped|(?<!(?:like|as|almost|nearly|basically|practically) )new in (?:the )?(?:box|package|packaging)|new without (?:the )?(?:tags|box)|new old stock|nos|dead ?stock|(?<=\\b(?:size|sz|us) ?\\d[\\d.]*(?: \\w+)?,? )ds|ds(?= (?:size|sz|with|w)\\b)|shrink[- ]?wrapped|still in (?:the|its) (?:original )?box|n\\.?i\\.?b|b\\.?n\\.?i\\.?b|(?<!\\b(?:some|few|most|one|couple) (?:are |is )?)b?nwo?t|(?:still ha(?:s|ve)|new with|with) (?:the )?(?:original )?tags(?: still)?(?: on)?|tags? (?:are |is )?(?:still )?(?:on|attached)`,
);
const BRAND_NEW = words(
  '(?<!(?:like|as|almost|nearly|practically|basically|virtually|looks?|looking) (?:a )?)brand[- ]?new',
);
const MANY = '(?:(?:only|just|all of|maybe|about|like|perhaps|around|probably) )*';
const UP_TO_SIX = '(?:one|two|three|four|five|six|[1-6])';
const FEW = `(?:${UP_TO_SIX}(?: (?:or|to) ${UP_TO_SIX})?|a couple(?: of)?|couple(?: of)?|a few|a handful of|a half dozen)`;
const FEW_TIMES = `(?:once|twice|${FEW} (?:times?|hikes?|rides?|trips?|games?|wears?|uses)|[1-5] ?x(?![a-z\\d])|one season less|(?:for|at|on|to) (?:one|a single) (?!years?\\b|owner|price)\\w+)`;
const VERBS =
  'works?|working|runs?|running|plays?|rides?|drives?|steams|pedals|spins|feeds|scans|zips?|shifts|tunes|stitches|throws|blows|vacuums|cleans|grinds|grips|rolls|starts|sounds?|functions?|sews|cooks|heats|cools|brews|prints|cuts|mows|shoots|mixes|types|skates|records|fits and works|runs and drives';
const WORKS_ANYWAY = words(
  `(?:works|runs|fine|good) (?:only )?(?:when )?plugged in|(?:everything|all|the rest|rest)(?: of it)?(?: else)? (?:is |are )?(?:works?|fine|good|great|perfect)|(?:${VERBS}|still \\w+s|swings|bakes|reclines|rides|tells time)(?= (?:fine|great|good|well|perfect(?:ly)?|okay?|strong|normal(?:ly)?|smooth(?:ly)?)\\b|\\s*(?:$|[.,;!]))|\\w+s (?:fine|perfectly|normally)`,
);
const LIKE_NEW_STATED = words(
  `euc|vv?nds|lnib|lnwt|(?:for )?display only|(?:only |just )?displayed only|only (?:ever )?(?:been )?(?:displayed|on display)|no signs? of (?:wear|use)|(?:9|10|9\\.5) ?(?:\\/|out of) ?10|(?:como|casi) nuev[oa]s?|(?<!\\b(?:${VERBS}|blends|vacuums|washes|dries|irons|toasts|fires up) )(?:like|as|almost|nearly|practically|basically|virtually|looks?|good as|near|pretty much) (?:brand )?new|like-new|open(?:ed)? box|near mint|in mint|(?<=^|[.!\\n] ?)mint(?= (?!green|colou?r|blue|tea|chip|chocolate|julep|to\\b)[a-z])|mint(?=\\s*(?:$|[.,;!\\n]|condition|no\\b|with\\b))|${ADVERBS}(?:excellent|perfect|superb|amazing|top|mint|showroom|pristine|immaculate|flawless|fantastic|exceptional|outstanding) ${THING}|(?<!\\b(?:${VERBS}) )excellent(?=\\s*(?:$|[.,;!\\n]))|(?:floor|display) model|(?<!\\b(?:${VERBS}|otherwise|rest|else|is|are|in|dryer|washer|engine|motor|top|bottom|glass|vinyl|wheels|one|two|three|four|five|fits?|screen|body|case) )perfect(?=\\s*(?:$|[.,;!\\n]))|used (?:it |them )?(?:for )?(?:only |just |about |maybe )*(?:a|one|two|couple|a couple|a few|few) (?:of )?(?:days?|weeks?|months?)(?! ago)|slept (?:in|on) (?:once|twice)|(?:wore|worn|used)(?: it| them| these| this)?(?: \\w+)? (?:to|for|at|on) (?:one|a single|two|three|an?) (?:weddings?|proms?|part(?:y|ies)|interviews?|events?|occasions?|photoshoot|dance|weekend|evening|night|hours?|semester|trip)`,
);
const LIKE_NEW = words(
  `(?:barely|hardly|scarcely|rarely|seldom|only lightly) (?:been |ever )?(?:used|worn|ridden|rode|played|opened|touched|driven|use it|used it|wore|slept (?:in|on))|(?:used|worn|ridden|rode|played|wore|driven|flown|slept|cooked|fished|camped)(?: it| them)?(?: on| in| lightly)? ${MANY}${FEW_TIMES}|${MANY}(?:wore|used|rode|played)(?: it| them)? ${MANY}${FEW_TIMES}|pristine|immaculate|flawless|spotless|not a scratch|(?:(?!leaked|crashed|dropped|repaired|fixed|patched|washed|appraised|serviced|cleaned|replaced|painted|tuned|resoled|altered|moved)\\w+ed|wore|worn|ran|rode|slept|built|drove|taken)(?: out| it| them| on| in| this)* (?:once|twice)(?! (?:a|per|daily))|(?:wore|worn|owned|had)(?: it| them)? for (?:only |just )?(?:a|one|two) (?:days?|weeks?)|(?:wore|worn|used)(?: it| them)? (?:for )?(?:(?:only|just|maybe|about) )*(?:a|one|two|1|2) (?:days?|wks?|weeks?)(?! ago)|used(?: it)? ${MANY}(?:an?|\\d|1\\d|20|couple|couple of|few|a few|ten|twenty) (?:hours?|hrs)(?! a\\b)|never really used(?: it)?|barely broken in|(?:can't|cannot|couldn't|never|hard to) (?:even )?tell [^.,]{0,24}(?:used|worn|opened|ridden)|looks? like (?:it|they) just came|tried (?:(?:it|them) )?on\\b|(?:an?|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|\\d|1\\d|20) (?:hours?|uses) on (?:it|them|the \\w+)|(?:used|ran|rode|played)(?: \\w+){0,4} for (?:only |just |about |maybe )*(?:a|one|two|three) (?:single )?(?:days?|weeks?|months?|semesters?)(?! ago)`,
);
const GOOD_STATED = words(
  `${ADVERBS}(?:good|great|nice|lovely|solid|fine|wonderful) ${THING}|(?:muy )?buen(?:as|a)? (?:estado|condici[oó]n(?:es)?)|condition:? (?:is )?(?:good|great)|otherwise (?:good|great|excellent|perfect|fine)|(?:the )?rest (?:of it )?(?:is|are) (?:fine|good|great|perfect)|everything else (?:is )?(?:fine|good|great|perfect|works)|(?<!\\b(?:(?:one|two|three|four|others?|rest) (?:is|are)|(?!it)\\w+'s|pretty|${VERBS}) )good(?=\\s*(?:$|[.,;!\\n]))|great(?=\\s*(?:$|[.,;!\\n]))`,
);
const GOOD = words(
  `v?guc|(?:like|as) (?:it|they) should|as expected|(?:adult|one)[- ]owned|babied|kept inside|always (?:garaged|inside|covered)|refurbished|restored|reconditioned|(?:good|great|plenty of|lots of) (?:tread|life|miles)|pulled from (?:a )?(?:working|running) \\w+|(?:pulled|removed) (?:while )?working|work(?:ing|ed) when (?:pulled|removed|replaced|unplugged|taken out|disconnected)|tested(?= (?:good|ok|okay|fine)\\b|\\s*(?:$|[.,;!\\n]))|clean inside|(?<=[,.;\\n] |^)(?:solid|sturdy|tested)(?=\\s*(?:$|[.,;!\\n]))|(?!(?:looks?|goes|fits?|matches|is|was|does|has|this|thats?|its|always) )\\w{3,}s (?:great|well|fine|perfectly|flawlessly|beautifully|nicely|smoothly|properly)(?! (?:with|for|as|in|on|together|used|loved|worn))|(?:${VERBS}) (?:\\w+ )?(?:great|well|fine|perfectly|perfect|good|flawlessly|ok|okay|alright|smoothly|smooth|like (?:a (?:charm|dream|top|champ|tank|clock|beast)|new|butter|it should)|killer|as it should|amazing|fantastic|beautifully|strong|excellent|awesome|evenly|even|quiet(?:ly)?|true|straight|accurately|nice|no problem|no issues)|runs and drives|(?:perfect|full|fully|perfectly) (?:working|functional|functioning)(?: order)?|(?:gently|lightly|carefully) (?:used|worn|played|ridden)|well (?:kept|looked after|cared for|maintained)|taken (?:good )?care of|still works|still (?:runs|going|works) strong|everything works|all works|it works|(?<!it )works(?=\\s*(?:$|[.,;!\\n]|but\\b))|tested(?: and)? working|(?:lots|plenty|a lot) of life left|keeps (?:good|great|perfect) time|still solid|(?:but|still|very|super|really|totally|rock) (?:sturdy|solid)|(?:folds|locks|opens|closes|latches|zips|shifts) (?:and \\w+ )?(?:like it should|fine|well|smooth(?:ly)?|perfect(?:ly)?)|lots of wear left|(?:just|recently) had (?:\\w+ ){1,3}(?:replaced|done|serviced|tuned|cleaned|redone|repaired)|(?:just|recently|freshly|professionally|newly) (?:oiled|cleaned|serviced|rebuilt|refinished|sharpened|reupholstered|overhauled)|(?:very|super|really) clean|holds? (?:a )?(?:charge|air|heat|tune|water|pressure)(?! (?:for )?(?:only|just|maybe|about|like|a|one) )|(?:folds|slides|glides|opens|closes|cleans|shifts|rides) (?:easy|easily)|starts? (?:right up|every time|easily|easy|up|on (?:the )?(?:first|second)|first|second|with)|(?:first|second|one|1st|2nd) pull|vg\\+?|(?:sirven?|funcionan?|trabaja) (?:muy )?bien|broken?[- ]in|looks? (?:great|good|nice)|do(?:es)? (?:what (?:it|they)|the (?:job|trick))|as (?:it|they) should|as intended|(?:no|without (?:a|any)) (?:problems?|fuss|trouble|complaints|hiccups)|ready to (?:ride|go|use|cook|play|wear|hang|mow|roll)|(?:lightly|gently) loved|pre[- ]?loved|keeps time|(?:tuned|sharpened|serviced|oiled|cleaned|washed|lubed|set up|overhauled|detailed) (?:it )?(?:last|this|in (?:the )?(?:spring|summer|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december)|yesterday|before|recently)|(?:pairs|connects|charges|heats|syncs|fires|boots|cools|folds|sets)(?: up)? (?:right away|right up|quick(?:ly)?|fast|instantly|in seconds)|(?:blows|runs|stays|cools) (?:ice |really |nice and |super )?cold|cold as ice|(?:ice|freezing) cold|gets (?:down to|nice and|really|super|plenty|very|good and) ?(?:hot|cold|warm|zero)?|garage[- ]kept|(?:[5-9]\\d ?%|(?:[5-9]\\d|fifty|sixty|seventy|eighty|ninety) percent)(?: of the)? (?:tread|rubber)|(?:always|been) (?:kept|stored) (?:inside|indoors|covered|in (?:the |a )?(?:garage|closet|case))|[78](?:\\.5)? ?(?:\\/|out of) ?10`,
);
/** Some of several items do not work. */
const PARTLY_WORKING = words(
  "some (?:of (?:them|these) )?(?:work|run|do|light up)s?,?(?: and| but)? (?:some|others?) (?:(?:of them )?(?:don'?t|do not)|need)",
);
const WORKING_ORDER = words('(?:in |(?:perfect|excellent|great|good|full) )working (?:order|condition)');
const FAIR_STATED = words(
  `${ADVERBS}(?:fair|ok|okay|decent|acceptable|average|used|so so|play) ${THING}|condition:? fair`,
);
const FAIR = words(
  "beater|(?:rough|beat)(?= but)|(?:rough|worn) around the edges|(?:not|isn't) (?:the )?(?:prettiest|pretty|perfect)|ugly|cosmetically (?:rough|challenged|ugly)|battle scars|user grade|been sitting|well[- ]loved|(?:well|heavily|much) (?:used|worn|loved)|well-(?:used|worn|loved)|(?:kind of |a bit |pretty )?beat(?:en)?(?:[- ]up| to)|battered|seen better days|half (?:the )?tread|(?:[1-3]\\d ?%|(?:[1-3]\\d|ten|twenty|thirty) percent)(?: of the)? (?:tread|rubber|left)",
);

/** Statements such as "no scratches", which mean a good condition. */
const NO_DEFECTS =
  /\b(?:no|without(?: a| any)?|zero|not a(?: single)?) (?:\w+ )?(?:scratch(?:es)?|scuffs?|dents?|dings?|chips?|stains?|cracks?|rips?|tears?|holes?|damage|wear|rust|pilling|creases?|issues|problems|faults|leaks|dead pixels?|drift|fading|fraying|peeling|tarnish|pulls|snags|burns|spots|marks|flaws|defects|fungus|haze|odou?rs?|smells?|play|squeaks|rattles|wobbles?|mold|nicks|blemishes|burn[- ]in|repairs)\b/i;
