/**
 * What the draft engine reads from a text. It belongs to another feature, so the composition passes it in.
 */
export interface DraftEngine {
  /** Spells brand names correctly: "iPhone". */
  spellNames: (text: string) => string;
  /** Returns spoken numbers in digits: "two fifty" is 250. */
  spokenNumbers: (text: string) => string[];
  /** Returns the item's name, empty without one, and its price. */
  readItem: (text: string) => { title: string; priceCents: number | null };
}
