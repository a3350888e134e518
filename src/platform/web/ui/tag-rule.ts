export type TagLimits = {
  /** The most tags. */
  max: number;
  /** Characters of one tag; longer ones are cut. */
  maxLength: number;
};

/**
 * The tags after `text` was typed or pasted: split at commas and line ends, trimmed, inner spaces collapsed.
 * Leaves out empty ones, duplicates in any case, and those over the limit.
 */
export function addTags(current: readonly string[], text: string, limits: TagLimits): string[] {
  const tags = [...current];
  const known = new Set(tags.map((tag) => tag.toLowerCase()));
  for (const part of text.split(/[,\n\r\t]/)) {
    const tag = part.trim().replace(/\s+/g, ' ').slice(0, limits.maxLength).trim();
    const key = tag.toLowerCase();
    if (!tag || known.has(key) || tags.length >= limits.max) continue;
    known.add(key);
    tags.push(tag);
  }
  return tags;
}
