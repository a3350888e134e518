/** Whom or what a clause is about. Only clauses about the item state facts of the item. */
export type Owner =
  | 'item'
  /** A part: "New tires with a 2 year warranty", "battery replaced a year ago". */
  | 'part'
  /** A person: "My son is 12 years old", "I no longer work from home". */
  | 'person'
  /** A request to buyers: "please include your phone number". */
  | 'request'
  /** A condition: "If it doesn't work for you". */
  | 'condition';

const PARTS =
  `tires?|tyres?|wheels?|rims?|brakes?|brake pads?|pads|rotors?|battery|batteries|engine|motor|transmission|clutch|gearbox|timing
  (?:belt|chain)|belt|chain|alternator|starter|water pump|pump|radiator|suspension|shocks?|struts?|exhaust|windshield|roof|floor(?:ing)?|deck|
  seats?|seat covers?|cushions?|covers?|upholstery|fabric|legs?|feet|strings?|heads?|drumheads|tubes?|pickups?|needle|stylus|cartridge|ear ?pads?|
  lens|screen|display|screen protector|digitizer|keyboard|hard drive|ssd|fan|hinges?|band|strap|bracelet|crystal|clasp|fork|frame|saddle|
  cassette|derailleur|cranks?|pedals?|grips?|handlebars?|filters?|compressor|heating element|burners?|igniter|blades?|hoses?|bags?|liner|
  zippers?|soles?|laces|remote|charger|bulbs?|shade|paint|tank|cylinder|carburetor|spark plugs?|rebuild|conversion|installation|parts`
    .replaceAll(/\|\s*\n\s*/g, '|')
    .replaceAll(/\s*\n\s*/g, ' ');
const PART = `(?:${PARTS})`;
const EACH_PART = new RegExp(String.raw`\b${PART}\b`, 'gi');
const LEAD = String.raw`(?:(?:the|its|all|both|one|two|four|\d|of|has|have|had|got|comes with|with|just|also|an?|some|put(?: on)?|installed|i|we|i['’]ve|we['’]ve|and|rear|front|hybrid|main|original)\s+)*`;
const TIME = String.raw`(?:about |around |only |less than |just )*\d+[ -]?(?:years?|yrs?|months?|mos?|weeks?)\b`;
/** Matches clauses about a part: "Tires are", "battery replaced", "hybrid battery with". */
const PART_FIRST = new RegExp(
  String.raw`^${LEAD}(?:[\w-]+\s+)?${PART}\s+(?:(?:and|&)\s+[\w-]+\s+)?(?:all |both |still )?(?:has|have|had|is|are|was|were|with|w\/|at|by|got|only|under|replaced|rebuilt|redone|changed|upgraded|installed|done|last|this|also|${TIME}|an?\s)`,
  'i',
);
const NEW_PART = new RegExp(
  String.raw`^${LEAD}(?:brand new|newer|new|rebuilt|replaced|upgraded|replacement|aftermarket)\s+(?:[\w-]+\s+){0,2}?${PART}\b`,
  'i',
);
const ON_PART = new RegExp(
  String.raw`\b(?:on|for|since|covers?|of) (?:the |those |these |its |all |both |new )+(?:[\w-]+\s+)?${PART}\b`,
  'i',
);

const RELATIVE = `son|daughter|kid|kids|child|children|boys?|girls?|toddlers?|baby|babies|grand\\w+|husband|wife|mom|mother|dad|father|brother|sister|niece|nephew|friend|roommate|trainer|coach|neighbor|dog|cat|puppy`;
const PERSON_FIRST = new RegExp(
  String.raw`^(?:(?:but|and|so|because|since|now|as|that)\s+)*(?:i|i['’]m|i['’]ve|we|we['’]re|he|he['’]s|she|she['’]s|they['’]re|baby|(?:my|our|his|her|their)\s+(?:[\w-]+\s+){0,2}?(?:${RELATIVE}))\b`,
  'i',
);

const REQUEST =
  /^(?:(?:so|and|but)\s+)?(?:please|pls|plz|kindly|you (?:must|should)|make sure|be sure to)\s+(?:to\s+)?(?!note|be aware|see|look|check|view|refer|understand|keep)|^(?:text|call|email|message|reply|respond|dm|include|send|leave) (?:me|us|your|with|a|back)\b/i;
const CONDITION = /^(?:(?:and|but|so)\s+)?(?:if|in case|unless|whether|should)\b(?! not(?:\s*$|,))/i;

/** Returns whom or what a clause is about. The default is the item. */
export function ownerOf(clause: string, title: string): Owner {
  if (REQUEST.test(clause)) return 'request';
  if (CONDITION.test(clause)) return 'condition';
  const part = PART_FIRST.exec(clause) ?? NEW_PART.exec(clause) ?? ON_PART.exec(clause);
  if (part !== null && !isNamed(part[0], title)) return 'part';
  return PERSON_FIRST.test(clause) ? 'person' : 'item';
}

/** Whether the title names the part, as in listings for tires. */
function isNamed(part: string, title: string): boolean {
  const named = part.match(EACH_PART) ?? [];
  const words = title.toLowerCase();
  return named.some((word) => words.includes(word.toLowerCase().replace(/s$/, '')));
}

const HUMAN = new RegExp(
  String.raw`\b(?:i['’]m|i am|i was|i were|we were|we are|he['’]?s?|she['’]?s?|who|${RELATIVE}|students?|readers?|collectors?|players?|riders?|adults?|teens?|infants?|beginners?|(?:wo)?m[ae]n|grandma|grandpa|owner|lab|beagle|poodle|shepherd|terrier|retriever|husky|bulldog|pug|kitten|kitty|horse|pony|mare|gelding|rabbit|bunny|hamster|parrot|house|building|apartment)\b`,
  'i',
);
const AGE_RANGE = /(?:\d|one|two|three|four|five|six|seven|eight|nine|ten)\s*(?:-|–|to|through|or|and)\s*$/i;

/** Whether an age such as "9 years old" belongs to a person or pet, including the one the item is for. */
export function isAgeOfPerson(age: string, before: string, after: string): boolean {
  if (AGE_RANGE.test(before) || /\b(?:ages?|at|from)\s+(?:about\s+)?$/i.test(before)) return true;
  if (/^\s*(?:\+|(?:and|or|&) (?:up|older|over|above|under|younger))/i.test(after)) return true;
  if (
    /\b(?:by|with|for|fits?)\s+(?:about |around |like |maybe |our |my |any )*(?:an?|my|our|your|his|her)?\s*$/i.test(
      before,
    )
  )
    return true;
  if (/\ban?\s+(?:about )?$/i.test(before) && /^\d+[ -]year/i.test(age) && !/^[\s-]+\p{L}/u.test(after))
    return true;
  if (/\b(?:my|our|his|her|their|your)\s+$/i.test(before)) return isHumanAfter(after);
  return HUMAN.test(before) || new RegExp(String.raw`^[\s-]+(?:${RELATIVE})\b`, 'i').test(after);
}

/** Whether "my 5 year old" refers to a child, because no noun follows. */
const isHumanAfter = (after: string): boolean =>
  !/^[\s-]+[\p{L}]/u.test(after) ||
  new RegExp(
    String.raw`^[\s-]+(?:${RELATIVE}|\p{L}+ed|and|or|is|was|has|had|loved?|loves|liked|hated|hates|never|outgrew|used|rode|wore|played|just|can|could|won['’]?t|will|who|to|on|for|in|with|didn['’]?t)\b`,
    'iu',
  ).test(after);

/** Limits of what an item can carry or suits: "max weight 275 lbs", "for dogs up to 70 lbs". */
export const SAYS_LIMIT =
  /\b(?:max(?:imum)?|capacity|limit|holds?|supports?|rated|up to|bears?|carr(?:y|ies)|for (?:dogs|cats|riders|kids|people|children)|fits|under|over)\b/i;

const WEAR = '(?:scratch|stain|rust|dent|crack|chip|tear|rip|fade|peel|leak|mark|scuff)';
/** Possible rather than actual wear: "will accept a stain", "won't scratch your floors". */
export const POSSIBLE_WEAR = new RegExp(
  String.raw`\b(?:accepts?|takes?|resists?|prevents?|protect(?:s|ed|ion)?(?: \w+)? (?:from|against)|against|avoids?|removes?|hides?|covers? up|ready (?:to|for)|(?:can|could|may) (?:easily )?be|(?:paint(?:ed)?|finish) or|want to|easy to) (?:\w+ ){0,2}?${WEAR}(?:s|es|ed|ing|ped|ning)?\b|\b(?:won['’]?t|will not) (?:ever )?${WEAR}\b|\b(?:won['’]?t|will not|doesn['’]?t|does not|don['’]?t|never) (?:${WEAR}|damage|hurt) (?:up )?(?:it\b|them\b|easily|your|the|hardwood|wood|floors?|walls?|furniture|skin|paint)\b`,
  'gi',
);
