import { LISTING_LIMITS } from '../../../../../shared/listing-limits.ts';
import { spellNames } from '../../../../items/item-language/server/item-language.ts';
import { capitalizeUnlessBrand } from '../engine/title.ts';
import { type AnswerContext, isTitleCase, wordsIn } from './answer-context.ts';
import type { Claim } from './claims.ts';
import { ADDRESS, type KnownFacts, PHONE_NUMBER } from './known-facts.ts';
import { kindOfProduct } from './names-of.ts';
import { plainText, withoutLeadIn } from './plain-text.ts';
import { canNameItem, isColor, isKind, isOrdinary, isSmallWord } from './seen-words.ts';
import { type Token, tokensOf, weighWords } from './title-tokens.ts';

/** The supported part of a text, and the claims that were removed. */
export interface Covered {
  text: string;
  claims: Claim[];
  /** Brands and products without support, as the answer writes them. */
  names: string[];
}

/** Words about the surroundings, which are not part of the name. */
const SURROUNDINGS =
  /\s(?:(?:sitting|placed|standing|lying|resting|displayed) )?(?:on|in|against|next to|beside|in front of) (?:a|an|the) (?:\w+ ){0,2}(?:counter|countertop|table|tabletop|floor|wall|background|room|shelf|ground|grass|carpet|bed|surface|desk|lawn|driveway)\b.*$/i;
/** Maximum length. Longer text is not a title. */
const MAX_ANSWER_LENGTH = 300;

const ADDRESSES = new RegExp(`\\S*(?:${ADDRESS.source})\\S*`, 'gi');
const PHONE_NUMBERS = new RegExp(PHONE_NUMBER, 'g');

const SCREEN = /\b(?:screen ?shot|screen capture|selfie)\b/i;
const EMPTY =
  /^(?:an? )?(?:(?:empty|blank|bare|plain|black|white) )+(?:room|wall|floor|table|surface|street|space|screen|background|image|photo|picture)$/i;
const PEOPLE =
  '^(?:(?:an?|the|two|three|several|young|old|older|smiling|group of) )*(?:person|people|man|men|woman|women|boys?|girls?|child|children|baby|face)';
const PERSON = new RegExp(
  `${PEOPLE}(?:['’]s face)?(?: (?:smiling|standing|sitting|posing|looking|walking|running|talking|sleeping|taking)\\b.*)?$`,
  'i',
);
/** A person who shows the item, which is not part of the name. */
const WEARER = new RegExp(`${PEOPLE} (?:wearing|holding|modeling|showing)(?: an?| the)? `, 'i');

/** Whether an answer says that nothing is for sale: a person, a screenshot or an empty place. */
export function namesNoItem(raw: string): boolean {
  const title = withoutLeadIn(plainText(raw)).replace(/\.$/, '').replace(SURROUNDINGS, '').trim();
  return [SCREEN, EMPTY, PERSON].some((pattern) => pattern.test(title));
}

/**
 * Returns the part of a title supported by the photo, the item's markings and the seller. Empty if it names no item.
 */
export function coverTitle(raw: string, context: AnswerContext): Covered {
  if (raw.length > MAX_ANSWER_LENGTH) return { text: '', claims: [], names: [] };
  const { facts } = context;
  const text = withoutLeadIn(plainText(raw).replaceAll('\n', ', '))
    .replaceAll(ADDRESSES, ' ')
    .replaceAll(PHONE_NUMBERS, (number) => (facts.knows(number) ? number : ' '))
    .replace(SURROUNDINGS, '')
    .replace(WEARER, '');
  const isShouted = text === text.toUpperCase() && /\p{L}/u.test(text);
  const { tokens, claims } = weighWords(text, isShouted || isTitleCase(text), context);
  for (const [index, token] of tokens.entries()) token.spelled = keepsCapitals(tokens, index, context);
  const names = groupsOf(tokens).map((group) => text.slice(group[0]?.start, group.at(-1)?.end));
  nameByKind(tokens);
  return { text: titleOf(tokens, isShouted), claims, names };
}

/** Whether a photo can show everything in a tag. */
export function coversTag(tag: string, context: AnswerContext): boolean {
  const { tokens } = weighWords(tag, true, context);
  return tokens.length > 0 && tokens.every(({ kept }) => kept);
}

/** Returns the part of a title that the seller said. Empty if there is none. */
export function coverSaidTitle(raw: string, sellerText: string, facts: KnownFacts): string {
  if (raw.length > MAX_ANSWER_LENGTH) return '';
  const text = plainText(raw).replaceAll('\n', ', ');
  const isWhole = facts.cover(text);
  const hasOnlyCapitals = isTitleCase(text);
  const written = new Set(wordsIn(sellerText));
  const tokens = tokensOf(text);
  for (const token of tokens) {
    token.known = !isSmallWord(token.text) && facts.knows(token.text);
    // Drop negations if other words are dropped, because their object may be gone.
    token.kept = isWhole || (facts.cover(token.text) && !/^(?:no|not|never|without)$/i.test(token.text));
    token.spelled = !hasOnlyCapitals || written.has(token.text);
  }
  return tokens.some(({ kept, known }) => kept && known) ? titleOf(tokens, text === text.toUpperCase()) : '';
}

/** Whether a word keeps its capitals: it is written on the item, or capitalized by the seller. */
function keepsCapitals(
  tokens: readonly Token[],
  index: number,
  { facts, sellerText }: AnswerContext,
): boolean {
  const { text = '', known = false } = tokens[index] ?? {};
  if (!known) return false;
  if (/\p{Lu}/u.test(text) && wordsIn(sellerText).includes(text)) return true;
  if (!facts.reads(text)) return false;
  // A single everyday word on the item, such as "coffee", is not a name. Several are.
  const isBesideOther = [tokens[index - 1], tokens[index + 1]].some(
    (other) => other !== undefined && facts.reads(other.text),
  );
  return isBesideOther || !isOrdinary(text);
}

/** Groups unsupported names with the adjacent numbers and words of the model. */
function groupsOf(tokens: readonly Token[]): Token[][] {
  const groups: Token[][] = [];
  let group: Token[] = [];
  for (const token of [...tokens, null]) {
    const belongs =
      token !== null &&
      !token.kept &&
      !token.claimed &&
      (token.named || (group.length > 0 && /^(?:\p{Lu}|\d)/u.test(token.text) && !isOrdinary(token.text)));
    if (belongs && (group.length === 0 || group[0]?.segment === token.segment)) group.push(token);
    else {
      if (group.some(({ named }) => named)) groups.push(group);
      group = belongs ? [token] : [];
    }
  }
  return groups;
}

/** Replaces a well-known product with its kind: "Apple iPhone 12" becomes "phone". */
function nameByKind(tokens: Token[]): void {
  if (tokens.some((token) => token.kept && isThing(token))) return;
  for (const token of tokens) {
    if (!token.named) continue;
    const kind = kindOfProduct(
      tokens
        .filter(({ named }) => named)
        .map(({ text }) => text)
        .join(' '),
    );
    if (kind === null) return;
    Object.assign(token, { text: kind, kept: true, named: false });
    return;
  }
}

/** Maximum length of a title. Longer titles are cut between words. */
const MAX_TITLE_LENGTH = 80;

/** Whether a word can name an item for sale. */
const isThing = ({ text, known }: Token): boolean => known || canNameItem(text);

/** Joins the kept words to a title in sentence case; empty if they name no item. */
function titleOf(tokens: Token[], isShouted: boolean): string {
  dropDanglingConnectingWords(tokens);
  const segments = [...Map.groupBy(tokens, ({ segment }) => segment).values()]
    .map((all) => ({ all, kept: trimmed(all.filter(({ kept }) => kept)) }))
    .filter(({ kept }) => kept.some(({ text, known }) => known || !isSmallWord(text)));
  const first = segments.findIndex(({ kept }) => kept.some(isThing));
  if (first < 0) return '';
  const parts = segments.slice(first).map(({ kept }) => {
    let part = '';
    for (const [index, token] of kept.entries()) {
      const before = kept[index - 1];
      const isColors =
        before !== undefined &&
        isKind(before.text) &&
        !isSmallWord(before.text) &&
        !isColor(before.text) &&
        kept.slice(index).every((laterToken) => isColor(laterToken.text));
      part += `${index === 0 ? '' : isColors ? ', ' : ' '}${spelled(token, isShouted)}`;
    }
    return part;
  });
  const title = spellNames(parts.join(', '));
  return capitalizeUnlessBrand(cut(title));
}

function trimmed(tokens: Token[]): Token[] {
  const from = tokens.findIndex(({ text, known }) => known || !isSmallWord(text));
  const to = tokens.findLastIndex(({ text, known }) => known || !isSmallWord(text));
  return tokens.slice(Math.max(0, from), to + 1);
}

/** Returns a word in sentence case. Markings, "TV" and "L-shaped" keep their capitals. */
function spelled({ text, spelled: keeps }: Token, isShouted: boolean): string {
  if (/^[LTUV]-/.test(text)) return text.charAt(0) + text.slice(1).toLowerCase();
  if (!keeps) return text.toLowerCase();
  if (/\d/.test(text)) return text;
  if (text === text.toUpperCase() && (isShouted || text.length > 4)) {
    return text.charAt(0) + text.slice(1).toLowerCase();
  }
  return text;
}

function cut(title: string): string {
  const longest = Math.min(LISTING_LIMITS.title, MAX_TITLE_LENGTH);
  if (title.length <= longest) return title;
  const short = title.slice(0, longest + 1);
  return short
    .slice(0, Math.max(short.lastIndexOf(' '), 1))
    .replace(/[\s,]+(?:\b(?:with|and|in|of|by|for)\b)?[\s,]*$/i, '');
}

/** Drops connecting words whose next word is dropped. */
function dropDanglingConnectingWords(tokens: Token[]): void {
  for (const [index, token] of [...tokens.entries()].toReversed()) {
    if (!isSmallWord(token.text) || token.known) continue;
    const next = tokens[index + 1];
    token.kept = token.kept && next?.segment === token.segment && next.kept;
  }
}
