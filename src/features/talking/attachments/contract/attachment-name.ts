import { ATTACHMENT_LIMITS } from './attachment-limits.ts';
import { ATTACHMENT_TYPES, type AttachmentTypeName } from './attachment-types.ts';

const NAMELESS = 'file';
/** Controls, marks and overrides of direction, and what else cannot be seen: with them a name shows another ending. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
/** What systems do not allow in names. */
const RESERVED = /[<>:"|?*]/g;

/**
 * The name of an uploaded file as it is shown and downloaded: without path, without what deceives, with an ending that
 * fits its content.
 */
export function attachmentName(given: string, type: AttachmentTypeName): string {
  const cleaned = given
    .toWellFormed()
    .normalize('NFC')
    .replace(HIDDEN, '')
    .replace(/^.*[/\\]/s, '')
    .replace(RESERVED, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const { stem, ending } = splitEnding(cleaned);
  const endings: readonly string[] = ATTACHMENT_TYPES[type].endings;
  const fits = stem !== '' && endings.includes(ending.toLowerCase());
  const [base, added] = fits ? [stem, ending] : [cleaned, endings[0]];
  const room = ATTACHMENT_LIMITS.name - `.${added}`.length;
  return `${cut(base, room).trimEnd() || NAMELESS}.${added}`;
}

/** A name without its ending, and the ending without its dot. */
export function splitEnding(name: string): { stem: string; ending: string } {
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? { stem: name, ending: '' } : { stem: name.slice(0, dot), ending: name.slice(dot + 1) };
}

const cut = (text: string, characters: number): string => [...text].slice(0, characters).join('');
