import { FAULT } from '../../../../items/item-language/server/item-language.ts';

/** What breaks so that nothing works. */
const MAIN =
  /\b(?:engine|motor|transmission|compressor|head gasket|motherboard|(?:main|control|logic) board|power supply|camera|heat exchanger)\b/i;
/** A part whose fault leaves the rest in use. */
const SMALL_PART =
  /\b(?:one|left|right|some|two|couple|few|batter(?:y|ies)|burners?|igniters?|ignitors?|unit|(?:ice )?maker|lights?|doors?|drawers?|lids?|handles?|latch|locks?|ports?|jacks?|speakers?|sticks?|joy-?cons?|joysticks?|triggers?|flash|mic|remote|buds?|pads?|sides?|channels?|pickups?|sliders?|switch(?:es)?|knobs?|keys?|pedals?|hinges?|clasps?|zippers?|zips?|buttons?|snaps?|sensors?|gauges?|radio|ac|a\/c|horn|wipers?|mirrors?|windows?|bulbs?|leds?|pixels?|backlight|clock|timer|shel(?:f|ves)|trays?|racks?|wheels?|casters?|couplers?|straps?|buckles?|bluetooth|wifi|touch id|face id|home button|pegs?|tuners?|strings?|legs?|arms?|feet|fuse|fuses|brackets?|drives?|fans?|belts?|chains?|spokes?|tires?|tubes?|springs?|cords?|cables?|chargers?|hose|nozzle|seals?|gaskets?|trim|bumper|antenna|stands?|reeds?|display|elements?|heater)\b/i;
/** That something is broken, in words for any item. */
const BROKEN =
  /\b(?:broken(?! in\b)|broke(?! in\b)|busted|smashed|shattered|faulty|defective|blown|fried|burn(?:ed|t) out|seized|dead(?! sea)|kaput|(?:does(?:n'?t| not)|won'?t|will not) (?:charge|play|power|spin|go|print|light|boot|tick|turn over|pump|lift|mow|cut|drain|fill|move)|(?:motor|engine|pump|transmission|compressor|clutch) (?:is )?(?:shot|gone|bad|knocks)|no power|(?:liquid|flood|fire) damaged?|blows fuses|trips the breaker|knocks bad|rod knock|mechanic'?s? special|rusted through|threw a rod|needs everything|stuck on (?:the )?(?:boot|start|loading)|needs (?:a )?(?:head gasket|transmission|engine|rebuild)|exploded|(?:just )?quit(?! smoking)|does not get hot|doesn't get hot|low compression|does(?:n'?t| not)(?=\s*(?:[.,;!\n]|$))|roto|rota)\b/gi;
const FAULTS = new RegExp(FAULT.source, 'gi');
/** "It doesn't work with my phone": nothing about its state. */
const SUITS_NOT = /^(?: out)? (?:for|with|in|on) (?:my|our|me|us|the|this|his|her|their|your)\b/i;
/** A small repair is no reason to call an item poor. */
const SMALL_NEED = /\bneeds (?:a )?(?:little|some|minor|bit of|small|slight|good)\b/i;
const DENIED =
  /\b(?:no|not|never|nothing|isn't|wasn't|without|zero|free of)(?: (?:a|an|any|is|one|single))* ?$/i;
const CLAUSE = /[.!?,;:\n]| - |\b(?:(?:but|and) (?:it|the|they|i|now)|though|because|so|otherwise)\b/gi;
/** Something that the item, or a part of it, no longer does: "the trigger doesn't click", but not "I won't split". */
const NOT_DOING =
  /(?<!\b(?:i|we|you|he|she|that|which|who|it'll|price) )\b(?:does(?:n'?t| not)|won'?t|will not) (?!include|come|need|affect|use|fit|smoke|know|want|have|ship|deliver|trade|show|matter|bother|ask|text|call|split|sell|go\b|last|be\b|find|regret|disappoint|leak|like|get|require|take|leave|scratch|fade|rust|slip)\p{L}+|\b(?:is|are) (?:shot|bad|gone)\b/iu;
/** It is sold for its parts, whatever breaks. */
const FOR_PARTS = /parts|repair only|bricked|working order/i;
/** Characters before a fault that can name what has it. */
const REACH = 36;

/**
 * Tells whether the item itself or a part of it does not work; null where nothing says so. What concerns the function
 * of the whole counts more than any other words.
 */
export function functionFault(text: string): 'whole' | 'part' | null {
  let isOfPart = false;
  for (const hit of [...text.matchAll(FAULTS), ...text.matchAll(BROKEN)]) {
    const end = hit.index + hit[0].length;
    const before = text.slice(Math.max(0, hit.index - REACH), hit.index);
    const after = text.slice(end);
    if (DENIED.test(before) || SUITS_NOT.test(after)) continue;
    const said = `${hit[0]}${/^(?: \p{L}+){1,2}/u.exec(after)?.[0] ?? ''}`;
    const subject = before.slice(lastEnd(before));
    if (!FOR_PARTS.test(hit[0]) && (SMALL_NEED.test(hit[0]) || isPart(subject, said))) isOfPart = true;
    else return 'whole';
  }
  return isOfPart || NOT_DOING.test(text) ? 'part' : null;
}

const isPart = (subject: string, said: string): boolean =>
  !MAIN.test(subject) &&
  !MAIN.test(said) &&
  (SMALL_PART.test(subject) ||
    (/^(?:broken|busted|dead|blown|faulty) /i.test(said) && SMALL_PART.test(said)));

function lastEnd(text: string): number {
  let end = 0;
  for (const hit of text.matchAll(CLAUSE)) end = hit.index + hit[0].length;
  return end;
}
