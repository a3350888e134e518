import { type Flaw, findFlaws } from '../condition/find-flaws.ts';
import { hasFault } from '../condition/has-fault.ts';
import { FLAWS, LEAK, NO_FLAW } from './flaw-words.ts';

/** Faults and missing parts in words that `findFlaws` rates lower or does not know. */
const FAULTS: readonly RegExp[] = [
  // Missing parts.
  /(?<!\b(?:nothing|none|no \w+) (?:is |are )?)\bmissing\b|\b(?:(?:is|are|went|knob|button|cap|lid|cover) gone|lost the|no paperwork)\b/i,
  // Stopped working.
  /\b(?:dead|quit|conked out|gave out|went out|burn(?:t|ed) out|fried|kaput|blank|inop(?:erable)?|defective|faulty)\b/i,
  // Works only at times.
  /\b(?:sometimes (?:it |they |the \w+ )?(?:only|won['’]?t|does(?:n['’]?t| not)|stops?|skips?|sticks?|gets|needs|freezes|shuts|cuts|has)|(?:does(?:n['’]?t| not)|not) always|random(?:ly)? (?!(?:order|number|play))\w+|intermittent(?:ly)?|temperamental|act(?:s|ing) up|hit or miss|when(?: it['’]?s| it gets)? (?:hot|cold)|ha(?:s|ve) to be (?:restarted|held|pushed|pulled|jiggled|hit|propped|wiggled)|(?:have|need) to (?:jiggle|wiggle|restart|reset|hit|prop))\b/i,
  // Bent, stuck or misaligned parts.
  /\b(?:bent|bowed|sagging|stick(?:s|ing|y)|stuck|jams?|jammed|skips|drift|uneven|loose|lumpy|off[- ]balance|wobbles?|wobbly|hesitates?|stalls|stripped|binds|shaky)\b/i,
  // Noises.
  /\b(?:buzz(?:es|ing)?|squeal\w*|squeaks?|squeaky|whining|clunks?|hiss(?:es|ing)|slides down)\b/i,
  // Screens, power and air.
  /\b(?:dim|frozen|overheats?|blue screens?|error (?:code|message)s?|lines? (?:on|in|across|down) (?:\w+ ){0,3}(?:screen|display)|ghost touch|reboots|laggy|check engine light(?! (?:is )?(?:off|reset))|punctured?|deflate\w*|flat tire|clogged|bad (?:battery|port|board|bearings?))\b/i,
  // Parts that come apart.
  /\b(?:split(?!ter)|collapsed|delaminat\w+|rotten|splint\w*|(?:held|taped|glued) (?:together |on |up )?(?:with|by|together)|duct tape|weeps?|seeps?|rusted (?:out|through|shut))\b/i,
  // Runs badly or only partly.
  /\b(?:rough idle|idles? (?:rough|high|low)|hard starts?|(?:blows|blowing) smoke|smokes (?:on|at|when)|pulls to the|shimm(?:y|ies)|drains? (?:fast|quickly)|(?:lasts|holds)(?: a charge)? (?:only|maybe|like|about|for)? ?(?:\d+ |a few |twenty |ten |thirty )min\w*|keep it plugged|loose connection|short in the|no (?:heat|a\/?c|sound|audio|picture|signal|spark|compression|reverse|brakes|hot water|cold air)|no longer (?:gets|supported|updates?)|tips over|unstable|bald tires?|tires? (?:is |are )?bald|fungus|haz[ey] (?:in|on) the lens)\b/i,
  // Damage to essential parts.
  /\b(?:cracked|broken|split|warped|snapped|frayed) (?:neck|soundboard|headstock|lens|block|manifold|hose|tank|frame|housing|drum|belt|cord|cable|hinge|latch|tube|rim|mirror|windshield)\b|\b(?:flood|fire|hail|frame|smoke) damage\b|\bair ?bags? (?:has |have )?(?:been )?deployed\b/i,
  // Necessary repairs.
  /\b(?:needs?|could use|wants|due for) (?:an? |some |new |a new |a set of |front |rear |fresh )*(?:tires?|brakes?|battery|batteries|struts?|shocks?|rotors?|pads|strings|heads|reeds?|tubes|belts?|springs?|bearings?|cleaning|work|love|paint|cushions?|grips|soles?|zippers?|wheels?|bulbs?|lens|hinges?)\b|\b(?:seen better days|rough shape|tinkerer|hobbyist|know what you['’]?re doing|good for someone (?:handy|who))\b|\bneeds? (?:an? |some |a little |to be )*(?:service|servicing|serviced|attention|adjust\w*|tuning up|rebuil\w*|tlc)\b|\b(?:as|is) an? project\b|\b(?:easy|simple|quick) (?:\w+ )?fix\b|\bpriced accordingly\b|\b(?:should|has to|have to|must) be (?:replaced|repaired|fixed|cleaned|tightened)\b|\bprobably (?:just )?(?:needs|the|an?|ram|carb\w*|battery)\b/i,
];
/** Matches "It doesn't close all the way". Some negated functions are praise. */
const DOES_NOT =
  /(?<!\b(?:i|we|you|he|she|who|wife|husband|son|daughter|kids?|mom|dad|they|people) )\b(?:does(?:n['’]?t| not)|do(?:n['’]?t| not)|won['’]?t|will not|isn['’]?t|is not|aren['’]?t|are not|cannot|can['’]?t|no longer|not (?=working|light|clos|open|lock|start|charg|spin|turn))(?=$|[.,!?]|\s+(?!(?:\w+ )?(?:leak|shed|smell|squeak|slip|scratch|wobble|stain|rust|negotiable|included|firm|bad|broken|damaged|loose|a (?:scratch|mark|dent)|fit (?:us|me|my|our|him|her)|mind|need|want|know|ride|use|have (?:room|space|time))))/i;
/** Words after "doesn't" or "can't" that are not a fault. */
const NO_FAILURE =
  /(?:n['’]?t|\bnot) (?:\w+ )?(?:come|include|deliver|ship|mail|meet|get along|fit|accept|take (?:cash|cards?|checks?|paypal|venmo|trades?|offers?|up|long|away|much)|matter|affect|bother|notice|see|show|look|tell|go wrong|beat|miss|hold (?:it|this|them|items?|without)|be (?:holding|disappointed|beat)|negotiate|last long|find|make it|bring|miss|hurt|damage|disturb|wake|tip)\b|\b(?:is|are)(?: not|n['’]?t)$|\bnot (?:holding|shipping|delivering|included|selling|interested|looking)\b|\bno longer (?:need|use|want|have|make|made|sold|fits?|play|ride|wear)\w*/i;
/** Conditions of use, and warnings. */
const CAVEAT =
  /\b(?:until (?:it|you|the)|unless (?:it|the|two|you (?:hold|push|pull|press|lean|wiggle|jiggle|hit))|(?:is|are)(?:n['’]?t| not) (?:very |as |that |really )*\w+ any ?more|might need|may need|(?:message|warning|indicator|light) (?:comes|stays|is) on\b(?! (?:a|the) timer))/i;
/** Matches "No remote", except for what is not a part. */
const LACKS =
  /\b(?:no|without (?:an?|the|its)) (?!(?:\w+ )?(?:issues?|problems?|scratch\w*|dents?|cracks?|chips?|stains?|rips?|tears?|holes?|marks?|rust|wear|damage|flaws?|defects?|fading|leaks?|pets?|smok\w+|smell\w*|odou?rs?|bed ?bugs|bugs|fleas|mold|creases?|wobbles?|ads|bubbles|trades?|returns?|refunds?|holds?|lowball\w*|low|calls?|texts?|emails?|delivery|shipping|checks?|tax|fees?|charge|rush|need|idea|longer|more|less|one|doubt|matter|box needed|wait|sorry|reserve|accidents?|hardware is missing|parts? (?:are |is )?missing|offers?|games playing|room|space|time|use)\b)\p{L}/iu;
const NEGATION =
  /\b(?:no|not a|not any|not|never|without|zero|none|free of|free from|isn['’]?t|aren['’]?t|doesn['’]?t|does not|don['’]?t|nothing)\b/gi;
/** Maximum words between "no" and a flaw that it denies: "no cracks or scratches", but not "no box but a dent". */
const MAX_WORDS_TO_NO = 4;

/** Uncertain statements. */
const UNSURE = /\b(?:untested|as[- ]is|loud)\b|\bgets? (?:\w+ ){0,2}(?:hot|warm)\b/i;

/**
 * Whether a clause names a flaw: damage, wear, or a part that is missing or does not work. "No scratches" and "scratch
 * resistant" do not.
 */
export const namesFlaw = (clause: string): boolean =>
  LACKS.test(clause) || UNSURE.test(clause) || namesFault(clause) || findFlaws(clause).flaws.length > 0;

const NOTHING_MISSING = /\b(?:nothing|none|no \w+)(?:['’]s| is| are)? missing\b/i;

/**
 * Whether a clause says that a part is missing or does not work. Wear and looks do not count.
 * @param item The lowercase words that name the item.
 */
export function namesFault(clause: string, item?: ReadonlySet<string>): boolean {
  if (NOTHING_MISSING.test(clause)) return false;
  const words = clause.replaceAll(NO_FLAW, ' ');
  const isSeen = FLAWS.some(([named]) => named.test(clause));
  return (
    (!isSeen && findFlaws(clause, item).flaws.some(isSerious)) ||
    (DOES_NOT.test(words) && !NO_FAILURE.test(words)) ||
    CAVEAT.test(words) ||
    hasFault(words) ||
    [LEAK, ...FAULTS].some((named) => isNamed(named, words))
  );
}

const isSerious = ({ severity }: Flaw): boolean => severity === 'plain' || severity === 'fault';

function isNamed(named: RegExp, words: string): boolean {
  const match = named.exec(words);
  return match !== null && !isDenied(words.slice(0, match.index));
}

/** Whether the words before a flaw deny it. */
function isDenied(before: string): boolean {
  const no = [...before.matchAll(NEGATION)].at(-1);
  if (no === undefined) return false;
  const between = before.slice(no.index + no[0].length);
  const count = between.match(/[\p{L}\p{N}']+/gu)?.length ?? 0;
  return count <= MAX_WORDS_TO_NO && !/\b(?:but|with|has|have|is|are|just|only|except)\b/i.test(between);
}
