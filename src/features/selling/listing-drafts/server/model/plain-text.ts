import { cleanText } from '../engine/clean-text.ts';

/** Removes Markdown, emoji and surrounding quotes. */
export const plainText = (raw: string): string =>
  cleanText(raw.replaceAll(/\p{Extended_Pictographic}|\uFE0F|\u200D/gu, ' '))
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/(\*{1,3}|_{2,3}|`+|~~)(?=\S)([\s\S]*?\S)\1/g, '$2')
    .replaceAll(/^\s*(?:#{1,6}|>|[-*•]|\d+[.)])\s+/gm, '')
    .replaceAll(/\*+/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
    .replace(/^(["'])(.*)\1$/s, '$2')
    .trim();

const LEAD_IN =
  /^(?:(?:in )?(?:the|this) (?:image|photo|picture|photograph)s?,? (?:shows?|features?|depicts?|displays?|contains?|captures?|is of|there (?:is|are))|(?:this|here|it) (?:is|appears to be|looks like|shows) (?:(?:a|an|the) (?:photo|image|picture|close-up)(?: photo)? of)?|(?:a|an|the) (?:photo|image|picture|close-up)(?: photo)? of|(?:pictured|seen|shown)(?: here)? (?:is|are)|(?:title|description|item|for sale):)\s*/i;

/** Removes introductions such as "This is a photo of". */
export function withoutLeadIn(sentence: string): string {
  const rest = sentence.trim().replace(LEAD_IN, '');
  return rest === '' ? '' : rest.charAt(0).toUpperCase() + rest.slice(1);
}
