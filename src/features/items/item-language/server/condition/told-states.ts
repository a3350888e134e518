/** Conditions described by a story: what happened to an item, how little it was used, or what still works. */

const told = (...ways: string[]): RegExp => new RegExp(`\\b(?:${ways.join('|')})(?![a-z])`, 'gi');

const WRAPPED = '(?:box|package|packaging|wrapper|plastic|carton|shrink ?wrap)';
const FEW = '(?:one|two|three|four|five|six|[1-6]|a couple(?: of)?|a few)';
const HEDGE = '(?:(?:only|just|exactly|maybe|about|like|all of|a total of|literally|i think) )*';
const USED =
  '(?:saw|seen|carried|tested(?: with)?|made|did|shot|took|rode|walked|cooked|baked|brewed|printed|sewed|hemmed|hosted|played|danced|skied|hiked|camped|ran|mowed|cut|went (?:on|up|to|down)|(?:been )?(?:on|to|up|down))';
const OCCASIONS =
  '(?:weddings?|walks?|trips?|rides?|hikes?|mountains?|nights?|evenings?|parties|party|wedding|proms?|banners?|loads?|batch(?:es)?|loa(?:f|ves)|packs?|rolls?|songs?|lessons?|pages?|jobs?|projects?|dinners?|holidays?|thanksgiving|games?|rounds?|sessions?|camping trips?|weekends?|outings?|hours?)';
/** Start and end of a clause: "bed, drawers slide, keys included". */
const STARTS = '(?<=[,.;!] )';
const ENDS = '(?=\\s*(?:$|[,.;!]))';
const LONG = '(?:summer|winter|season|semester|year|spring|fall)';
const ITEM = '(?:it|them|this|these)';

/** Unused, as sold by the store. */
export const NEW_TOLD = told(
  `(?:stayed|sat|kept|left|lives?|lived|always been) (?:it |them )?(?:sealed )?in (?:its |the |their )?(?:original )?${WRAPPED}`,
  `(?:plastic|film|wrap|wrapping|tape) (?:is |are )?still (?:around|over|on)(?: it| them)?`,
  `still (?:has|have) the (?:plastic|film|tape|tags?|stickers?) (?:on|around|over)`,
  `${WRAPPED} (?:has |have )?(?:never|not) (?:been )?(?:seen|opened|touched)`,
  `(?:nobody|no one|i|we)(?: ha(?:s|ve))? (?:never|not|even|ever|never even|hasn't|haven't) (?:cut|broke|broken|peeled|opened) (?:the|its) (?:tape|seal|plastic|box)`,
);

/** Used on a few occasions. */
export const LIKE_NEW_TOLD = told(
  `(?:barely|hardly|scarcely|rarely) (?:ever )?(?:\\w+ed|sat|driven|worn|slept|ridden|carried)`,
  `${USED} (?:only|just|exactly|maybe|about|like) ${FEW} \\w+s(?! (?:a|per|each|every) )`,
  `(?:wore|worn|tried on|walked)(?: it| them)? (?:around|in) (?:the |our |my )?(?:house|living room|carpet)`,
  `${USED} ${HEDGE}${FEW} (?:\\w+ )?${OCCASIONS}(?! (?:a|per|each|every) )`,
  `(?:that's|that is|that was) the (?:one|only) time`,
  `(?:for|in for|only for) (?:an?|one|two|three|four|five|a few|a couple(?: of)?) (?:hours?|evenings?|photos?|pictures)`,
  `(?:for|in) (?:the )?(?:photos|pictures)(?: only)?(?=\\s*(?:$|[,.;]))`,
  `(?:outgrew|grew out of) ${ITEM} (?:in|within|after) ${HEDGE}(?:a|${FEW}|\\d+) (?:days?|weeks?|months?)`,
  `(?:quit|gave up|stopped)(?: \\w+){0,3} after (?:the )?(?:first|second|third|one|two|a|a few|a couple(?: of)?) (?:\\w+ )?(?:lessons?|weeks?|times?|rides?|tries|days?|classes)`,
  `(?:walked|rode|drove|ran|wore) ${ITEM} around the (?:block|house)`,
);

/** Used for a while, and fully working. */
export const GOOD_TOLD = told(
  `${STARTS}(?:it )?(?:sews|prints|plays|burns|cooks|runs|drives|heats|cools|rides|mows|cuts|shoots|charges|flies|floats)${ENDS}`,
  `${STARTS}(?:\\w+ ){1,3}(?:intact|tight|smooth|smoothly|straight|quiet|sharp|lofty|slides?|lights?|latch(?:es)?|locks?|opens?|closes?|seals?)${ENDS}`,
  `${STARTS}(?:\\w+ )?(?:waxed|reseasoned|seasoned|restrung|lubed|washed|sharpened|descaled|calibrated|serviced|tuned)(?=\\s*(?:$|[,.;!]| with | and ))`,
  `set ?up (?:last|this|by|recently)`,
  `holds \\d+`,
  `(?:rode|used|played|wore|had|drove) ${ITEM} (?:for )?(?:only |just |about )?(?:one|a|two) ${LONG}s?`,
  `(?:every|all(?: of)?) (?:the )?(?:\\w+ ){1,4}?(?:works?|plays?|seals?|functions?|lights?(?: up)?|open|close|turn)(?! (?:except|but))`,
  `does (?:everything|all|exactly what|whatever) (?:it|you|a)`,
  `(?:reads|measures|tracks|shoots|cuts|weighs) (?:accurate(?:ly)?|straight|true|right|correctly)`,
  `(?:just|recently) (?:had|got|been|did) (?:\\w+ ){0,3}?(?:tune[- ]?up|service|serviced|overhaul|cleaning|oil change|done)`,
  `worn (?:for )?${HEDGE}\\w+ miles`,
  `ready for (?:the|its|their) next (?:storm|season|owner)`,
);

const HARMER =
  '(?:dogs?|pupp(?:y|ies)|cats?|kittens?|kids?|toddler|moths|mice|mouse|squirrels|sun|movers?|rabbit)';

/** Visibly aged or modified. */
export const FAIR_TOLD = told(
  `re(?:tacked|stitched|sewn|soldered|welded|taped)`,
  `(?:replaced|held|fixed|tied|patched|closed) (?:on |up |together )?with (?:\\w+ )?(?:zip ties?|tape|wire|glue|string|bolts?|screws?|pins?)`,
  `(?:name|initials) (?:is |are )?(?:engraved|written|carved|etched|on|in|inside)`,
  `${STARTS}(?:\\w+ ){1,3}stopped${ENDS}`,
  `${HARMER} (?:got|found|had|has|owned|loved|discovered|used|sharpened|made) (?:\\w+ ){0,2}?(?:hold|to|at|into|this|it|the|one|a|an|its|her|his)`,
  `(?:and|but) (?:it|they) (?:sounds?|looks?|shows?|feels?)(?: like)?(?: it)?(?=\\s*(?:$|[,.;]))`,
  `you can (?:still )?(?:tell|see|feel) (?:where|the|a|an|some|it)`,
  `(?:springs?|bars?|bumps?|seams?|ridges?|outlines?|marks?|spots?) (?:that )?you can (?:see|feel|notice)`,
  `(?:one|a|two) (?:more )?(?:good )?(?:season|year|winter|summer)s? (?:left )?(?:in|on) (?:it|them)`,
  `(?:quieter|louder|dimmer|weaker|shorter|lower|looser|darker|lighter) than the (?:right|left|others?|rest)`,
  `(?:rocks?|tilts?|tips?|wiggles?|clicks?|pulls?|leans?) (?:a (?:little|bit|touch)|slightly|to (?:one|the) (?:side|left|right))`,
  `(?:bleached|underlined|highlighted|scribbled|colored on|drawn on|written in)`,
  `(?:screams?|howls|roars) like`,
  `specks? of (?:dust|dirt|paint|rust)`,
  `mismatched|tips over|says (?:service|replace|low)`,
);

/** No longer working. */
export const POOR_TOLD = told(
  `(?:password|icloud|account|activation|bios)[- ](?:\\w+ )?locked`,
  `and (?:then )?(?:nothing|nada|zip)(?: happens| happened)?(?=\\s*(?:$|[,.;]))`,
  `(?:don't|do not|dont) expect (?:it|this|that|the|them)(?: \\w+)? to (?:start|work|run|turn|go|fly)`,
  `(?:started|starts|keeps?|is|was) (?:arcing|smoking|sparking|tripping)`,
  `sparks when`,
  `(?:never|can't|couldn't) (?:got|get) (?:it|them|this) (?:going|started|running|to (?:go|start|run|work))`,
  `that's all (?:it|they) (?:does|do|makes?)`,
  `(?:eats|ate|chews up|destroys) (?:every|all|any) (?:tapes?|dis[ck]s?|records?|cassettes?)`,
  `(?:is|are|in) (?:confetti|shards|pieces|splinters|smithereens|mush)`,
  `(?:gave|giving|given) up on (?:it|them|fixing|repairing)`,
  `(?:doesn't|don't|won't) (?:respond|even (?:blink|light|click|beep))`,
  `made it worse`,
);
