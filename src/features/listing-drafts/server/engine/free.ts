export interface FoundFree {
  start: number;
  end: number;
  /** Whether it cannot be about something else than the price. */
  sure: boolean;
  /** What is given away, if its name stands within. */
  kept: string;
}

/** Given away, in words that say nothing else. */
const GIVEN =
  /\b(?:(?:i'?m |we'?re )?(?:giving|give)(?: (?:it|them|this|these|all of (?:it|this))| (?<kept>(?:(?!it |them |these )[a-z]+ ){0,3}?[a-z]+))? away(?: for free)?(?= |$|[.,!])|(?:take (?:it|them) |yours |get (?:it|them) |all )?for free|(?:you can have (?:it|them|this) )?for nothing|free of charge|no charge|at no cost|gratis|free to (?:a |an )?(?:good |loving |new )?(?:home|whoever|anyone|collect|take|pick)(?: (?:can |will )?(?:haul|haul it|it|take it|wants it|up))*|(?:it'?s|its|they'?re|these are|this is|is|are|totally|completely|absolutely|all) free(?! ?-| (?:ship|deliver|stand|run|of|from|to (?:message|ask|call)))(?: to (?:a |an )?(?:good |loving |new )?home)?)\b/gi;
/** "free" at the start of the text or a line, or closing a clause. */
const ALONE =
  /(?:^|[\n.!,;:] *)(?:curb(?:side)? alert[ ,:!-]*)?free\b|\bfree(?=\s*(?:$|[.,!?\n;)]|pick ?up|collect|come|you haul|first come|must|to go|for pick ?up))/gi;

const NOT_FREE_BEFORE =
  /(?:[a-z]-|\b(?:smoke|smoking|pet|pets|frost|rust|hands|lead|scratch|stress|gluten|sugar|dairy|fat|cruelty|nickel|feel|toll|tax|duty|drama|dust|bpa|oil|maintenance|damage|defect|trouble|problem|hassle|wrinkle|ad|ads|cage|interest|stain|tarnish|carrier|lock|crack|dent|noise|odor|odour|mold|wire|cat|dog|chip|sim|region|glare|flicker|accident|debt|fee|latex|plastic|clutter|animal|germ|chemical|drift|ring|leak|bug|bugs|bedbug|bedbugs|flea|fleas|hair|dander|scuff|snag|rip|hole|tear|chew|bite|buzz|hum|static|glitch|virus|malware|error|fault|recall|tangle|mess|tool|mildew|warp|wobble|squeak|drip|allergen|crease|fade|peel|delivery is|shipping is|postage is|delivery|shipping|with|a|for|buy one get one) )$/i;
const NOT_FREE_AFTER =
  /^(?:\s|-)*(?:shipping|delivery|deliver|postage|weights?|standing|stand|people|spirit|of(?! charge)|time|form|fall|flow|range|rider|ride|motion|returns?|gift|app|wheel|lance|run|trial|parking|pickup (?:and|or)|case|cable|charger|install|assembly|accessories|home|from|to (?:ask|contact|message|call|text|come|reach|email|make))/i;

/** "Poles free": only a part of it is. */
const PART_FREE = /[.,;\n!]\s*(?!it|its|it's|all|still|totally|yours|just|now)\p{L}+ $/iu;

/** Finds that a thing is given away. "Frost-free", "smoke free home" and "free shipping" do not say so. */
export function freeIn(text: string): FoundFree | null {
  for (const hit of text.matchAll(GIVEN)) {
    const start = hit.index;
    const end = start + hit[0].length;
    if (
      /\b(?:delivery|shipping|postage|parking|pickup)\s+$/i.test(text.slice(Math.max(0, start - 12), start))
    )
      continue;
    if (
      /^(?:all|is|are) /i.test(hit[0]) &&
      /\b(?:smoke|pet|rust|scratch)\s+$/i.test(text.slice(Math.max(0, start - 12), start))
    )
      continue;
    return { start, end, sure: true, kept: hit.groups?.['kept'] ?? '' };
  }
  for (const hit of text.matchAll(ALONE)) {
    const at = hit.index + hit[0].toLowerCase().lastIndexOf('free');
    const end = at + 4;
    if (NOT_FREE_BEFORE.test(text.slice(Math.max(0, at - 30), at))) continue;
    if (NOT_FREE_AFTER.test(text.slice(end))) continue;
    if (PART_FREE.test(text.slice(Math.max(0, at - 40), at))) continue;
    return { start: at, end, sure: false, kept: '' };
  }
  return null;
}
