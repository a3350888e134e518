import {
  findFlaws,
  kindsNamed,
  PARTS,
  PEOPLE,
} from '../../../../items/item-language/server/item-language.ts';

const list = (words: string): string => words.replace(/\s*\n\s*/g, '|');

/** Phrases that start a new sentence in speech. */
const SENTENCE = list(`it's
its (?:a|an|the|in|got|been|very|really|pretty|about|from|still|not|all|just|too|super|so|my|only|never|also|quite|basically|practically|missing|\\d+)
it (?:is|was|has|had|works|runs|comes|does|doesn't|needs|fits|can|also|still|plays|rides|drives|just|will|converts|turns|makes)
they(?:'re|'ve| are| were| have| work| come| fit)
there(?:'s| is| are)
i (?:am|was|have|bought|paid|got|used|only|can|need|want|just|will|don't|never|had|think|also|rode|wore|live|would|could|played|replaced|moved)
i'(?:m|ve|ll|d)
we (?:are|have|bought|used|only|can|need|just|don't|never|had|got|moved)
we'(?:re|ve|ll)
you (?:can|need|will|have|must|haul|pick|move)
(?:please )?(?:call|text|message|dm|pm|email) (?:me|at|for|or)
(?:local )?pick ?up (?:only|in|from|near|at|by)
collection only
must (?:go|sell|pick|collect)
moving (?:next|out|soon|this|so|and)
no (?:lowballs?|trades?|holds?|refunds?)
make (?:me )?an? offer
can (?:deliver|meet|drop|ship)`);

const QUALITY =
  '(?:good|great|excellent|mint|perfect|decent|fair|nice|poor|rough|immaculate|lovely|amazing|fantastic|superb|ok|okay|used|working|pristine|solid|bad|fine)';
/** Phrases that follow a comma in speech. */
const ASIDE =
  list(`(?:barely|hardly|rarely|scarcely|gently|lightly|never|heavily|only|well) (?:been |ever |really )?(?:used|worn|ridden|played|opened|touched|driven|installed|had|built|taken)
(?:used|worn|ridden|played|driven|built) (?:once|twice|it|only|maybe|like|just|about|a|one|two|three|four|five|\\d+x?|for|on|couple|several)
(?:used|wore|rode) (?:it|them)
in (?:(?:very|really|pretty|such|absolutely|still|quite) )*${QUALITY} (?:(?:used|working|cosmetic|overall) )?(?:condition|shape|nick|order|state)
(?:(?:very|really|pretty|such|absolutely|still|quite) )*${QUALITY} (?:(?:used|working|cosmetic|overall) )?(?:condition|shape|nick)
(?:like|as|good as|almost|basically|practically) new
brand new
mint condition
(?:still|factory|never) sealed
(?:everything |all )?works?(?! (?:bench|boot|table|shirt|pants|light|shop|gloves))
working (?:fine|great|well|perfectly|order)
(?:fully|perfect|perfectly) (?:working|functional)
runs
starts
(?:plays|drives|rides|sounds|cools|heats) (?:and|awesome|great|well|fine|good|amazing|nice|smooth|perfect|perfectly|beautifully)
keeps (?:good|great|perfect)? ?time
(?:recently|just|freshly|professionally) (?:serviced|tuned|cleaned|painted|restored|replaced|sharpened)
serviced
comes? with
includ(?:es?|ing)
need (?:someone|somebody|to|gone)
has (?:a|an|some|it|new|been|two|three|all|the|few|no|dents|scratches|storage|minor)
got (?:a|the|it|some|all|its)
not (?:working|new|perfect|sure)
for parts
turns on
no (?:moth|chips|pilling|creases|issues|problems|ads|box|strings|bindings|mattress|cracks|dead|bedbugs|leaks)
(?:pretty|super|really|very|quite|kind of) (?:heavy|loud|clean|worn|comfy|comfortable|beat|solid|dirty|warm|light|old)
(?:screen|zipper|camera|arm|leg|lid|cord|pole|glass|handle|display|strap|jar|corner|seat|keyboard|armrest|cushion|pads?) (?:is|are|has|have)
smoke[- ]free
from a (?:smoke|pet|clean)
bought (?:it|in|last|new|from|for|this|two|a)
paid
retails?
originally
otherwise
(?:plenty|lots|a lot) of
clean title
one owner
all the (?:keys|pieces|parts|cables|hardware)
good for
fits
seats (?:\\d+|two|three|four|five|six|seven|eight|ten|up)
price (?:is|to)
immaculate
pristine
spotless
descaled
unused
unopened
opened
sold my
all in
tested
(?<!new )with (?:the )?(?:original )?tags
(?:clasp|zipper|motor|engine|lid|lock|lights?|buttons?|keys|hinge|remote) (?:works?|is|are)
appraised
worth
cost me
one (?:owner|key)
no (?:pets|smoking|accidents|reserve)
must
other than that
gift box
blade
frets are
super sturdy
appraisal
free (?:delivery|shipping|pick)
battery (?:health|lasts|at|is)
low shutter
about (?:half|\\d+|two|three|four|five) (?:tread|years|miles|feet|inches)
(?:one|two|three|four|five|six|\\d+) ?(?:years?|yrs?|months?) old
pick ?up
cash
valves
still (?:sealed|works|usable|runs|good|great|turns|solid|strong)
original (?:box|paint|owner|price|packaging)`);

const BREAK = new RegExp(`(?<=[\\p{L}\\p{N}"')] )(?:(?<sentence>${SENTENCE})|${ASIDE})(?![\\p{L}])`, 'giu');

const ASIDE_FIRST = new RegExp(`^(?:${SENTENCE}|${ASIDE})(?![\\p{L}])`, 'iu');

/** Whether a clause says something about the item or the sale instead of naming it: "barely used", "pick up only". */
export const isAside = (clause: string): boolean =>
  ASIDE_FIRST.test(clause) || findFlaws(clause).flaws.some(({ start }) => start === 0);

/** Words after which a clause continues. */
const GOES_ON = new Set(
  `and but or nor it that which who whose this these so because also still always just only very really what is are was were has have had i we they you
  to not a an the my our your his her its with without in of for from on at by as if when then been be pretty mostly all both everything
  does do did never ever like looks look than too quite some any no one two three four more most about where while says say it's i'm i've they're
  there's that's barely hardly gently lightly almost nearly basically practically slightly needs super kind bit little few couple sun curb rust water stick burn fully since tiny small slight minor light faint lil cosmetic surface deep big large some
  until after before overall itself get gets anyone anybody somebody someone who must please want wants wanna could would can will just`
    .split(/\s+/)
    .filter(Boolean),
);

/** Moves a break from inside or before the item's name to after it: "Mantel clock, doesn't run". */
function behindName(text: string, index: number, item: ReadonlySet<string>): number {
  const word = /^[\p{L}\p{N}]+/u.exec(text.slice(index))?.[0].toLowerCase() ?? '';
  const before = /(\p{L}+) $/u.exec(text.slice(Math.max(0, index - 24), index))?.[1]?.toLowerCase() ?? '';
  const isName = item.has(word) || kindsNamed([before, word]).length > 0;
  return isName ? index + word.length + 1 : index;
}

/** What was done to an item or a part of it. */
const DONE_TO = /^(?:recently|just|freshly|professionally) /i;

/** Moves a break before the part that it is about: "watch battery just replaced". */
function beforePart(text: string, index: number, item: ReadonlySet<string>): number {
  const part = /(\p{L}+) $/u.exec(text.slice(Math.max(0, index - 24), index))?.[1] ?? '';
  const isPart = PARTS.has(part.toLowerCase()) && !item.has(part.toLowerCase());
  return isPart ? index - part.length - 1 : index;
}

/** Maximum words of a subject between a comma and its verb: "dimmer works", "read out doesn't work". */
const AFTER_COMMA = { one: /[,.;]\s+\S+ $/, two: /[,.;]\s+\S+(?: \S+)? $/ };
const NEGATED_VERB = /^(?:does|do|did|wo|ca|is|are)n'?t\b/i;

/**
 * Inserts commas and periods into speech: "blue barely used got the box" becomes "blue, barely used, got the box". All
 * words stay.
 * @param item The words that name the item.
 */
export function punctuate(text: string, item: ReadonlySet<string>): string {
  const breaks = new Map(findFlaws(text).flaws.map(({ start }) => [behindName(text, start, item), ', ']));
  for (const { 0: found, index, groups } of text.matchAll(BREAK)) {
    const breakIndex = DONE_TO.test(found) ? beforePart(text, index, item) : index;
    breaks.set(breakIndex, groups?.['sentence'] ? '. ' : ', ');
  }
  let result = '';
  let from = 0;
  for (const [breakIndex, mark] of [...breaks].sort(([a], [b]) => a - b)) {
    const before = text.slice(Math.max(0, breakIndex - 24), breakIndex);
    const word = /([\p{L}\p{N}']+)["')]? $/u.exec(before)?.[1]?.toLowerCase();
    const isPerson = PEOPLE.has(word ?? '') && /^\p{L}+$/u.test(word ?? '');
    if (word === undefined || GOES_ON.has(word) || isPerson || breakIndex - 1 < from) continue;
    // No break between subject and verb after a comma, as in "dimmer works".
    const isAfterComma = NEGATED_VERB.test(text.slice(breakIndex, breakIndex + 8))
      ? AFTER_COMMA.two
      : AFTER_COMMA.one;
    if (
      mark === ', ' &&
      isAfterComma.test(result.slice(-2) + text.slice(Math.max(from, breakIndex - 24), breakIndex))
    )
      continue;
    result += text.slice(from, breakIndex - 1) + mark;
    from = breakIndex;
  }
  return result + text.slice(from);
}
