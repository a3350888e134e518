import type { Fact } from './fact.ts';
import { firstFact, type ReadText } from './read-text.ts';

/** Facts about the home an item comes from: smokers and pets. */

interface Topic {
  /** Names of the topic in a list of what a home does not have. */
  listed: string;
  named: RegExp;
  /** Sentences without a match are not about the topic. */
  hint: RegExp;
  /** Matches statements that there is none. */
  none: RegExp;
  /** Matches statements that there is some. */
  some: RegExp;
  /** Matches other things with the same word. */
  other: RegExp;
}

const SMOKE: Topic = {
  listed: 'smok(?:e|ing|ers?)',
  named: /\bsmok(?:e(?:free)?|ing|ers?)\b/i,
  hint: /smok|cigar/i,
  none: /\bsmoke ?free\b|\bnon[- ]?smok(?:e|ing|ers?)\b|\b(?:(?:nobody|no one)(?: \w+){0,3}?|none of us|(?:we|i)(?: both)? (?:do not|don['’]?t|never)|neither of us|owner (?:does not|doesn['’]?t)) (?:has |have |ever )*smoked?s?\b|\b(?:never|not)(?: been| ever)* smoked\b|\b(?:do not|don['’]?t|doesn['’]?t|did not|didn['’]?t) smoke\b|\bsmok(?:e|ing|ers?)\s*[:?]?\s*(?:none|no|never)\b|\bnot (?:an? )?smokers?\b|\bnot exposed to (?:any )?(?:cigarette )?smoke\b/gi,
  some: /\bsmok(?:er|ers|ing)['’]?s? (?:home|house|household|environment|apartment|owner|family)\b|\b(?:we|i|owners?|husband|wife|roommate|parents?|mom|dad|he|she|ex|grandpa|grandma|father|mother|tenant) (?:\w+ )?(?:do |does |did |used to |both )?smoked?s?\b|\b(?:one of us|someone|somebody|people|family) smoked?s?\b|\b(?:with|by|had|is|was|were|are) (?:an? |one |two )?(?:heavy )?smokers?\b|\b(?:is|was|were|are|been) (?:\w+ )?smoked in\b|\b(?<!never )smoked in\b|\bsmells? (?:\w+ ){0,3}(?:of|like) (?:\w+ )?(?:smoke|cigarettes?|tobacco)\b|\b(?<!never )smoked around\b|\bsmok(?:e|ing) in (?:the |my |our )?(?:house|home|car)\b|\b(?:light|heavy|occasional|social) smokers?\b|\b(?:i['’]?m|i am|owner is|we are|we['’]re) (?:an? )?smokers?\b|\b(?:smoke|cigarette|smoky) (?:smell|odor|odour)\b|\b(?:from|by) (?:heavy )?smokers?\b/gi,
  other:
    /\bno (?:smoke|smoking) (?:smells?|odou?rs?)\b|\bsmoke (?:detectors?|alarms?|damage|gr[ae]y|colou?r\w*|glass|machine|show)\b|\bsmoke[- ]?less\b|\bsmok(?:er|ing) (?:grill|bbq|jacket|pipe|gun|box|hot)\b|\bsmoked (?:glass|gr[ae]y|meat|paprika)\b/gi,
};
const PETS: Topic = {
  listed: '(?:indoor |any )?(?:pets?|animals?|dogs?|cats?)',
  named: /\b(?:pets?|animals?|dogs?|cats?)(?:free)?\b/i,
  hint: /pet|dog|cat|animal|pup|kitt/i,
  none: /\bpet ?free\b|\b(?:pets|animals)\s*[:?]?\s*(?:none|no)\b|\b(?:we|i) (?:do not|don['’]?t|never|have never) (?:have|had|own|owned|keep) (?:any )?(?:pets|animals|dogs or cats|cats or dogs)\b/gi,
  some: /(?:^|[,;] )(?:had|have|used to have) (?:(?:an?|one|two|three|some) (?:\w+ )?)?(?:dogs?|cats?|pets)\b|\b(?:dog|cat|pet) hair (?:on|in|all)\b|\bpet[- ]friendly(?:,| and| &)? (?:non[- ]?smok\w+|smoke[- ]?free)\b|\b(?:we|i|they|he|she|home|house|household|owners?)(?: do| does| also| still| used to)* (?:have|has|own|had|got|with) (?:an? |two |three |one |some |our |\d )?(?:[\w-]+ ){0,2}?(?:[^.,;]{1,24} (?:and|plus) (?:an? |two |our )?(?:\w+ )?)?(?:dogs?|cats?|pets?|pupp(?:y|ies)|kitt(?:y|ens?))\b|\b(?:by|from) (?:the|our|my) (?:\w+ )?(?:dogs?|cats?|pupp(?:y|ies))\b|\b(?:just|only) (?:an? |one |two )?(?:\w+ )?(?:dogs?|cats?)\b|^(?:one|two|three|\d) (?:\w+ )?(?:dogs?|cats?)\b|\b(?:pet|dog|cat)[- ](?:friendly|loving) (?:home|house|household)\b|\b(?:dog|cat|pet) (?:in the )?(?:home|house|household|owners?)\b|\b(?:dogs?|cats?|pets?|animals) in (?:the |our |my )?(?:home|house)\b|\b(?:my|our) (?:\w+ ){0,2}?(?:dogs?|cats?|pupp(?:y|ies)|kitt(?:y|ens?)|pets?)\b(?!['’]s)|\b(?:one|two|\d) (?:\w+ )?(?:dogs?|cats?) (?:in|at) (?:the |our )?(?:home|house)\b|\b(?:home|house|household|environment),? (?:with |but )?(?:an?|one|two|three|\d) (?:\w+ )?(?:dogs?|cats?|pets?)\b|\b(?:has|have|had|some|of) (?:\w+ )?(?:dog|cat|pet) (?:hair|fur|scratch(?:es)?)\b/gi,
  other:
    /\b(?:pet|dog|cat|animal)s? (?:beds?|crates?|doors?|carriers?|gates?|food|toys?|stains?|odou?rs?|urine|smells?|dander|accidents?|rooms?|deposits?|print|lovers?|trees?|hair (?:remover|brush|tool|attachment))\b|\b(?:for|picks? up|great on|good on|removes?|with) (?:pet|dog|cat) hair\b|\bno (?:pet|dog|cat|animal)s? (?:allowed|hair|were|was|on)\b/gi,
};

const LISTED = `(?:${[SMOKE.listed, PETS.listed].join('|')}|kids?|children|scents?|fragrances?|perfumes?|dust|clutter|bugs?|drugs?|mold)`;
const JOINED = String.raw`(?:[\s-]*(?:\/|,|&|\+|\band\b|\bor\b|\bnor\b)\s*(?:(?:and|or|no|any)\s+)?${LISTED})`;
/** Matches "Smoke and pet free", "pet/smoke-free". */
const FREE_AFTER = new RegExp(String.raw`\b${LISTED}${JOINED}{0,5}[\s-]?free\b`, 'gi');
/** Matches "No smoking or pets", "without smokers or animals", "a home free of pets". */
const NONE_BEFORE = new RegExp(
  String.raw`\b(?:no|non|neither|never any|without(?: any)?|w\/o|zero|free (?:of|from)|never (?:had|have had)(?: any)?|not have(?: any)?|never (?:been )?(?:around|near|exposed to|by|had)(?: any)?)[\s-]+(?:heavy )?${LISTED}${JOINED}{0,5}\b(?![^.,;]*\b(?:odou?rs?|smells?)\b)`,
  'gi',
);
/** Negations that reverse a statement: "not from a smoke-free home". */
const DENIED =
  /(?:\b(?:not|never|nor)|n['’]t)\s+(?:(?:from|in|been|a|an|the|my|our|any|totally|completely|entirely|exactly|fully|coming|come|lived?|around|near|to|of|smell|smells)\s+){0,4}$/i;
const DENIED_SOME =
  /\b(?:no|non|without|zero|free of|free from)[\s-]+(?:(?:any|other|cigarette|heavy|an?)\s+)?$/i;

/** Returns true if a sentence says that there is none, false for some, and null if it says neither. */
function saysNone(sentence: string, topic: Topic): boolean | null {
  if (!topic.hint.test(sentence)) return null;
  const text = sentence.replaceAll(topic.other, ' ');
  const answers: boolean[] = [];
  let rest = text;
  for (const pattern of [FREE_AFTER, topic.none, NONE_BEFORE]) {
    rest = rest.replaceAll(pattern, (match: string, ...args: unknown[]) => {
      if (pattern !== topic.none && !topic.named.test(match)) return match;
      const offset = args.findLast((argument) => typeof argument === 'number') ?? 0;
      answers.push(!DENIED.test(rest.slice(0, Number(offset))));
      return '~'.repeat(match.length);
    });
  }
  for (const match of rest.matchAll(topic.some)) {
    const before = rest.slice(0, match.index);
    answers.push(DENIED.test(before) || DENIED_SOME.test(before));
  }
  if (answers.length === 0) return null;
  return answers.every(Boolean);
}

/** Items made for animals, which do not mean that the home has any. */
const FOR_ANIMALS = /\b(?:dogs?|cats?|pets?|pupp(?:y|ies)|kitt(?:y|ens?)|animals?)\b/i;

const MAKES_SMOKE =
  /\b(?:smokers?|smokeless|fire ?pits?|grills?|bbq|ashtrays?|lighters?|pipes?|fog machine)\b/i;

const home =
  (topic: Topic) =>
  (text: ReadText): Fact | null =>
    firstFact(text, (clause, sentence) => {
      if (clause !== sentence.clauses[0]) return null;
      const none = saysNone(sentence.text, topic);
      return none === null ? null : { value: none, good: none };
    });

const readSmoke = home(SMOKE);
const readPets = home(PETS);
const titleOf = ({ sentences }: ReadText): string => sentences[0]?.text ?? '';

export const readSmokeFree = (text: ReadText): Fact | null =>
  MAKES_SMOKE.test(titleOf(text)) ? null : readSmoke(text);

export function readPetFree(text: ReadText): Fact | null {
  return FOR_ANIMALS.test(titleOf(text).replaceAll(/\bpet[- ]?free\b/gi, '')) ? null : readPets(text);
}
