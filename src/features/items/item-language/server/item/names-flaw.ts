import { FAULT, LEAK } from './fault-words.ts';
import { FLAWS, NO_FLAW } from './flaw-words.ts';

/** What else speaks against an item: noise, smell, looseness, what was lost. */
const TROUBLE =
  /\b(?:missing|(?:is|are|went|knob|button|cap|lid|cover) gone|lost the|bent|chewed|bit(?:e|ten)|teeth marks?|burn(?:t|ed)?(?: marks?)?|patch(?:ed)?|sags?|sagging|stick(?:s|ing|y)|stuck|jams?|jammed|skips|drift|rattl\w*|buzz(?:es|ing)?|hums?|loud|nois(?:e|y)|smell(?:s|y) (?!good|nice|great|fine|fresh|clean)|smelly|odou?r|musty|weak|dull|dirty|dead|dim|slow|crooked|uneven|loose|lumpy|flat tire|beat(?:en)?[ -]?up|rough|worn(?! (?:once|twice|only|maybe|a few|a couple|few|\w+ times))|tarnish\w*|clogged|frozen|glitch\w*|freez(?:es|ing)|overheats?|gets? (?:\w+ )?(?:hot|warm)|hard to (?:open|close|turn|start|pull|push|read|see|move)|only lasts?|half (?:dead|gone)|off[- ]balance|broke|busted|split|collapsed|deflate\w*|flickers?|defective|faulty|lines? (?:on|in|across) the (?:screen|display)|as[- ]is|untested)\b/i;
const NEEDS =
  /\bneeds (?!(?:two|2|three|3) |a (?:truck|pickup)|to (?:go|be (?:gone|picked|sold|out))|(?:it |this |them )?(?:gone|out)\b)|\b(?:have|has|had|got) to (?:push|pull|jiggle|hold|hit|lift|force)\b|\bneed(?:s|ed)? (?:a |some )?(?:new|replac\w+|repair\w*|fix\w*|clean\w*)/i;
/** "It doesn't close all the way"; what it does not do wrong is praise. */
const DOES_NOT =
  /(?<!\b(?:i|we|you|he|she|who|wife|husband|son|daughter|kids?|mom|dad|they|people) )\b(?:does(?:n['’]?t| not)|do(?:n['’]?t| not)|won['’]?t|will not|isn['’]?t|is not|aren['’]?t|are not|cannot|can['’]?t|no longer|not (?=working|light|clos|open|lock|start|charg|spin|turn))(?=$|[.,!?]|\s+(?!(?:\w+ )?(?:leak|shed|smell|squeak|slip|scratch|wobble|stain|rust|negotiable|included|firm|bad|broken|damaged|loose|a (?:scratch|mark|dent)|fit (?:us|me|my|our|him|her)|mind|need|want|know|ride|use|have (?:room|space|time))))/i;
/** "No remote". What follows here is no part of an item. */
const LACKS =
  /\b(?:no|without (?:an?|the|its)) (?!(?:\w+ )?(?:issues?|problems?|scratch\w*|dents?|cracks?|chips?|stains?|rips?|tears?|holes?|marks?|rust|wear|damage|flaws?|defects?|fading|leaks?|pets?|smok\w+|smell\w*|odou?rs?|bed ?bugs|bugs|fleas|mold|creases?|wobbles?|ads|bubbles|trades?|returns?|refunds?|holds?|lowball\w*|low|calls?|texts?|emails?|delivery|shipping|checks?|tax|fees?|charge|rush|need|idea|longer|more|less|one|doubt|matter|box needed|wait|sorry|reserve|accidents?|hardware is missing|parts? (?:are |is )?missing|offers?|games playing|room|space|time|use)\b)\p{L}/iu;
const NEGATION =
  /\b(?:no|not a|not any|not|never|without|zero|none|free of|free from|isn['’]?t|aren['’]?t|doesn['’]?t|does not|don['’]?t|nothing)\b/gi;
/** Words between "no" and a flaw that it denies: "no cracks or scratches", but not "no box but a dent". */
const REACH = 4;

/**
 * Whether a clause says something that speaks against the item: damage, wear, a part that is missing or does not work.
 * "No scratches" and "scratch resistant" do not.
 */
export function namesFlaw(clause: string): boolean {
  const words = clause.replaceAll(NO_FLAW, ' ');
  if (LACKS.test(words) || DOES_NOT.test(words) || NEEDS.test(words) || FAULT.test(words)) return true;
  return [...FLAWS.map(([named]) => named), LEAK, TROUBLE].some((named) => {
    const found = named.exec(words);
    return found !== null && !isDenied(words.slice(0, found.index));
  });
}

/** Whether the words before a flaw say that there is none. */
function isDenied(before: string): boolean {
  const no = [...before.matchAll(NEGATION)].at(-1);
  if (no === undefined) return false;
  const between = before.slice(no.index + no[0].length);
  const count = between.match(/[\p{L}\p{N}']+/gu)?.length ?? 0;
  return count <= REACH && !/\b(?:but|with|has|have|is|are|just|only|except)\b/i.test(between);
}
