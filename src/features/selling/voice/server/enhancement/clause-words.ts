import { NUMBER_WORDS } from '../../../../items/item-language/server/item-language.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Verbs that follow a subject. */
export const VERBS =
  words(`is isn't are aren't was wasn't were weren't am has hasn't have haven't had hadn't does doesn't do don't
  did didn't can can't could couldn't will won't would wouldn't should might may must needs comes came works worked runs ran
  fits looks looked smells sticks leaks squeaks wobbles spins turns opens closes makes gets goes went keeps holds feels sounds
  plays rides drives starts charges cools heats folds takes took cost costs weighs measures sags rattles buzzes hums skips
  drips freezes died broke fell bought paid wore wants wanted loves loved likes lost stood moved retails sells sold jams
  flickers overheats glows blinks requires includes shows gives stopped started cleaned replaced used said`);
/** A pronoun with its verb: "it's", "I'm", "they've". */
export const CONTRACTED = /^(?:it|that|there|he|she|they|we|i|you|here)['’](?:s|re|ve|m|d|ll)$/;
export const PRONOUNS = words('it they there he she i we you');
export const DETERMINERS = words(
  'the this that these those one both each all my our his her its another every everything nothing some two three four only somebody someone anybody anyone',
);
/** Adverbs between a pronoun and its verb: "i never use it", "we also have". */
export const ADVERBS = words('just also only still really never always even actually probably usually');
/** Verbs only after "i", "we", "they" and "you". */
export const PLAIN_VERBS = words(
  'need want think know use ride wear play got love like work come fit run look ask live sell keep need say take guess believe bring meet include',
);

/** First words of clauses without a subject, with the words that may follow; null for any word. */
export const OPENERS: ReadonlyMap<string, ReadonlySet<string> | null> = new Map([
  ['comes', words('with in')],
  ['includes', null],
  ['asking', null],
  ['selling', words('it them this because for')],
  ['looking', words('for to')],
  ['never', words('used worn opened been ridden played')],
  ['barely', words('used worn touched ridden')],
  ['works', words('great good fine well perfect perfectly like')],
  ['runs', words('great good fine well perfect perfectly like but')],
  ['needs', null],
  ['has', words('a an some no been two three four one the')],
  ['got', words('the a all two it them')],
  ['pick', words('up')],
  ['pickup', words('only in at near')],
  ['must', words('pick go sell be')],
  ['cash', words('only')],
  ['would', words('take')],
  ['will', words('take')],
  ['make', words('me an')],
  ['price', words('is')],
  ['not', words('negotiable')],
  ['please', null],
  ['message', words('me')],
  ['contact', words('me')],
  ['bought', words('it them new')],
  [
    'no',
    words(`returns delivery shipping trades holds remote charger box instructions manual lowballs checks cracks
    scratches stains rips tears dents issues problems damage chips holes`),
  ],
  ['still', words('works runs plays usable')],
  ['smoke', words('free')],
  ['always', words('in kept used stored')],
  ['unlocked', null],
  ['pet', words('free')],
  ['other', words('than')],
  ['worn', words('once twice maybe only about a')],
  ['used', words('once twice it only maybe for')],
]);
/** Nouns that begin a clause of their own without "the": "shade is included", "battery is weak". */
export const PARTS =
  words(`battery screen shade case cover box zipper door doors drawer drawers handle lid seat seats frame motor engine knob leg legs hinge
  button buttons charger remote cushion cushions price condition everything valve valves light lights pad pads keys cord plug
  strap band wheel wheels tire tires brake brakes chain speaker speakers camera lens`);
/** Descriptions without a verb: "barely used", "good condition", "a few scratches". */
export const FRAGMENT =
  /^(?:(?:barely|hardly|rarely|lightly|gently|never|only|used|worn|ridden|played) (?:really |been |ever )?(?:used|worn|ridden|played|opened|touched|driven|once|twice|maybe|it|an? (?:few|couple))|(?:in )?(?:(?:very|really|pretty|super|still) )?(?:good|great|excellent|mint|fair|decent|nice|perfect|used|rough) (?:used |working |cosmetic )?(?:condition|shape)|(?:basically |almost |practically )?(?:like|brand) new|works (?:great|good|fine|well|perfect|perfectly)|runs (?:great|good|fine|well)|plays (?:great|good|fine|well)|clean title|(?:an? )?(?:few|couple(?: of)?|some|one|small|tiny|minor|light|slight|little)(?: (?!(?:is|are|has|have|and|with|on|in|no)\b)[a-z]+){0,2} (?:scratch|scuff|dent|ding|chip|stain|crack|rip|tear|hole|mark|wear|rust|ring|nick|spot)|no (?:scratch|crack|stain|dent|rip|tear|hole|issue|problem|damage|chip|bindings|mattress|box|strings)|(?:dent|scratch\w*|chip|crack|stains?|rip|tear|hole|scuffs?|rust) (?:on|in|at|near|along) |(?:about |around |maybe )?(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:years?|yrs?|months?) old|(?:about |around )?(?:\d+|(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[ -]?)?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)) (?:inch(?:es)?|feet|foot|ft) (?:wide|tall|long|deep|by|across|high)|low (?:miles|shutter)|from an? (?:smoke|pet))/i;
/** Words after which a clause continues. */
export const NEEDS_MORE =
  words(`a an the my our your his her its this that these those which who whose and or but so if when since because
  cause as than of on in at to for from with by under over near about around into onto is isn't am are aren't was wasn't were weren't be been has have had
  having not no just only also will would might may can could should must think know say says said still really very
  otherwise besides although though while until unless where what how why whether then plus got get gets need needs want wants love
  like likes paid keep include includes without except except i'm i've it's that's there's they're we're we've you're i'd i'll we'll he's she's
  does doesn't do don't did didn't won't can't says after before size sizes waist never always asking selling took take takes make makes because per
  and/or another every each both some any all maybe like called sell sold bought use wear ride play bring wait sorry oh thinking`);
/** Numbers, which continue with what they count unless a pronoun follows. */
export const NUMBERS: ReadonlySet<string> = new Set(NUMBER_WORDS);
/** Adverbs at the start of a clause. */
export const LEADS = words('honestly basically actually anyway anyways obviously also then now otherwise');
/** Words after which a pronoun cannot begin a clause. */
export const TAKES_CLAUSE =
  words(`if when since because cause as than that which who whose where what how why whether until unless while after
  before think know say says said guess hope sure wish mean though although thing reason time way everything all anything and or but so to of for with the a an`);
export const JOINS = words('and but so');
/** Smaller numbers are prices only with a currency or at the end. */
export const MIN_PRICE = 20;
/** Words before a number that is no price. */
export const MEASURED = words(
  'size sizes waist model series number part version gen level volume issue level',
);
/** Words that may follow a price at the end of a text. */
export const AFTER_PRICE =
  /^(?:dollars?|bucks?|each|apiece|obo|ono|or|best|offer|offers|firm|cash|please|for|the|it|both|all|of|them|pair|lot|set|everything|whole|two|three|four|takes|takes|if|you|total|even|only|venmo|come|pick|up|today|this|weekend|must|and)$/;
