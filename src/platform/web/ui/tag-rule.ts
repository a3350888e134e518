export type TagLimits = {
  /** How many tags at most. */
  max: number;
  /** Characters of one tag; longer ones are cut. */
  maxLength: number;
};

/**
 * The tags after somebody typed or pasted `text`: split at commas and line ends, trimmed, inner space
 * collapsed; empty ones, repeats in any case, and those over the limit are left out.
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
