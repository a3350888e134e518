import { itemOf, PEOPLE } from '../../../../items/item-language/server/item-language.ts';
import { isAside } from './clauses.ts';
import { COLORS } from './tags.ts';

/** Clauses about the seller, even if they name the item. */
const TALK =
  /^(?:been|takes (?:it|them)$|i|we|my|it|they|there|pick ?up|message|because|moving(?! (?:box|blanket|pad|doll))|sad|sadly|comes|also|no)\b/i;

/** Remarks about condition or sale, which belong in a field or the description. */
export const REMARK =
  /^(?:been\b|takes (?:it|them)$|(?:cold|local|reposting|relisting)$|\d[\d,]*\+? ?(?:hours|hrs|rides|seasons|wears|uses|yrs|years|months|clicks|actuations|shots|prints|pages)\b(?! old| size)|(?:heavy|clean|sturdy|comfy|rare|cute|beautiful|gorgeous|urgent|adorable|delivery|shipping|anyone|anybody|feel free|cleaning out|clearing out|bcs|upgraded|skips)\b|(?:in |it's |is |still |and |all |very |really |pretty |overall )*(?:barely|hardly|gently|lightly|never|only|just|used|worn|unused|unworn|brand new|new|like new|as new|mint|excellent|great|good|fair|perfect|decent|ok(?:ay)?|works?|working|runs?|plays?|rides?|drives?|scratch|scratches|scuff|tiny|small|some|slight|minor|few|no|not|needs?|missing|broken|cracked|for parts|free|pick ?up|collect|collection|must|cash|open to|the price|obo|smoke|pet|sad|sadly|moving(?! (?:box|blanket|pad|doll))|selling|bought|paid|dm|pm|message|call|text|first come|can deliver|delivery|i|we|it|my|there|they|you|but|because|since|so|comes|also|does|doesn't|would|could|thanks|please)\b|fresh |asking|quick sale|sealed|unopened|sold as|as is|retail|paid |worth |was |original price|price |\$)/i;
function namesItem(clause: string): boolean {
  const { kind, brand } = itemOf(clause);
  return /\d/.test(clause) || kind !== null || brand !== null;
}

/** Bundles, which list their items after a colon: "Baby bundle: swing, bouncer, bathtub". */
export const BUNDLE = /\p{L} (?:bundle|lot|stuff|set|collection)$/iu;

/** Whether a clause only announces the one that names the item: "Garage cleanout: shop vac". */
const isHeading = (text: string, clause: string): boolean =>
  /^[:!?]/.test(text.slice(text.indexOf(clause) + clause.length)) &&
  !namesItem(clause) &&
  !BUNDLE.test(clause);

const ABOUT_SELLER = /\b(?:i|i'm|i've|we|we're|we've|you|he|she|they|me|us|this|these|it|it's)\b/i;
/** A person and what they did: "Daughter went to college", "wife cleaned out closet". */
const SOMEONE_DID =
  /^(?:my |our |the )?(?<who>\p{L}+) (?:is|are|was|has|had|says|said|went|got|wants|needs|left|quit|grew|\p{L}{3,}ed)\b/iu;

/** Whether a clause tells something of the seller, and names no item. */
function isStory(clause: string): boolean {
  const who = SOMEONE_DID.exec(clause)?.groups?.['who']?.toLowerCase();
  if (PEOPLE.has(who ?? '')) return true;
  const { kind, brand } = itemOf(clause);
  return ABOUT_SELLER.test(clause) && kind === null && brand === null;
}

const ANNOUNCES = /^(?:(?:so|and|i'?m|we'?re|we are|i am) )*(?:selling|offering|for sale|here'?s)\b/i;
/** Maximum clauses of a story before the item. */
const MAX_STORY = 3;

/**
 * Returns the index of the clause that names the item.
 * @param raw The clauses as written.
 * @param clauses The same without what surrounds the name in them.
 */
export function findNameClause(
  text: string,
  raw: readonly string[],
  clauses: readonly string[],
  kind: string | null,
): number {
  const hasKind = (clause: string): boolean => kind !== null && clause.toLowerCase().includes(kind);
  const names = (clause: string): boolean =>
    /\p{L}{2}/u.test(clause) &&
    ((!REMARK.test(clause) && !isAside(clause) && !COLORS.has(clause.toLowerCase())) ||
      (hasKind(clause) && !TALK.test(clause) && !isAside(clause)));
  const named = clauses.findIndex(names);
  const first = named >= 0 ? named : clauses.findIndex((clause) => /\p{L}/u.test(clause));
  for (let index = first; index < first + MAX_STORY; index += 1) {
    if (!isHeading(text, raw[index] ?? '') && !isStory(clauses[index] ?? '')) break;
    const next = clauses[index + 1] ?? '';
    if (names(next) && (namesItem(next) || ANNOUNCES.test(raw[index + 1] ?? ''))) return index + 1;
  }
  return first;
}
