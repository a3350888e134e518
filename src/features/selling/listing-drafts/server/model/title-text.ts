import { LISTING_LIMITS } from '../../../../../shared/listing-limits.ts';
import { spellNames } from '../../../../items/item-language/server/item-language.ts';
import { capitalised } from '../engine/title.ts';
import { canNameItem, isColor, isKind, isSmallWord } from './seen-words.ts';
import type { Token } from './title-tokens.ts';

/** Maximum length of a title. Longer titles are cut between words. */
const MAX_TITLE_LENGTH = 80;

/** Whether a word can name an item for sale. */
export const isThing = ({ text, known }: Token): boolean => known || canNameItem(text);

/** Joins the kept words to a title in sentence case; empty if they name no item. */
export function titleOf(tokens: Token[], isShouted: boolean): string {
  keepJoints(tokens);
  const segments = [...Map.groupBy(tokens, ({ segment }) => segment).values()]
    .map((all) => ({ all, kept: trimmed(all.filter(({ kept }) => kept)) }))
    .filter(({ kept }) => kept.some(({ text, known }) => known || !isSmallWord(text)));
  const first = segments.findIndex(({ kept }) => kept.some(isThing));
  if (first < 0) return '';
  const parts = segments.slice(first).map(({ kept }) => {
    let part = '';
    for (const [at, token] of kept.entries()) {
      const before = kept[at - 1];
      const isColors =
        before !== undefined &&
        isKind(before.text) &&
        !isSmallWord(before.text) &&
        !isColor(before.text) &&
        kept.slice(at).every((one) => isColor(one.text));
      part += `${at === 0 ? '' : isColors ? ', ' : ' '}${spelled(token, isShouted)}`;
    }
    return part;
  });
  const title = spellNames(parts.join(', '));
  return capitalised(cut(title));
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

/** Keeps a connecting word only if the next word is kept. */
function keepJoints(tokens: Token[]): void {
  for (const [index, token] of [...tokens.entries()].toReversed()) {
    if (!isSmallWord(token.text) || token.known) continue;
    const next = tokens[index + 1];
    token.kept = token.kept && next?.segment === token.segment && next.kept;
  }
}
