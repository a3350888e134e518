export type TagLimits = {
  /** Maximum number of tags. */
  max: number;
  /** Maximum length of a tag in characters. Longer ones are truncated. */
  maxLength: number;
};

/**
 * Returns the tags after `text` was typed or pasted: split at commas and line breaks, trimmed, inner spaces
 * collapsed. Drops empty tags, duplicates regardless of case, and those beyond the limit.
 */
export function addTags(current: readonly string[], text: string, limits: TagLimits): string[] {
  const tags = [...current];
  const existing = new Set(tags.map((tag) => tag.toLowerCase()));
  for (const part of text.split(/[,\n\r\t]/)) {
    const tag = part.trim().replace(/\s+/g, ' ').slice(0, limits.maxLength).trim();
    const key = tag.toLowerCase();
    if (!tag || existing.has(key) || tags.length >= limits.max) continue;
    existing.add(key);
    tags.push(tag);
  }
  return tags;
}
