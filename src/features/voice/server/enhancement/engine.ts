/** What the embedded engine reads from a text; another feature has it, so the composition passes it in. */
export interface Engine {
  /** Writes names as their owners do: "iPhone". */
  spellNames: (text: string) => string;
  /** Numbers that are said in words, in digits: "two fifty" is 250. */
  spokenNumbers: (text: string) => string[];
  /** The item's name, empty if there is none, and its price. */
  readItem: (text: string) => { title: string; priceCents: number | null };
}
