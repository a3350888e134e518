import { ATTACHMENT_LIMITS, ATTACHMENT_TYPES, type AttachmentTypeName } from './attachment-types.ts';

const NAMELESS = 'file';
/** Control, direction and other invisible characters, which can fake an extension. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
/** Characters that operating systems don't allow in names. */
const RESERVED = /[<>:"|?*]/g;

/**
 * Returns the name under which a file is shown and downloaded: without path and deceptive characters, with an extension
 * that fits its content.
 */
export function attachmentName(fileName: string, type: AttachmentTypeName): string {
  const cleaned = fileName
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

/** Splits a name into its stem and its extension, without the dot. */
export function splitEnding(name: string): { stem: string; ending: string } {
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? { stem: name, ending: '' } : { stem: name.slice(0, dot), ending: name.slice(dot + 1) };
}

const cut = (text: string, characters: number): string => [...text].slice(0, characters).join('');
