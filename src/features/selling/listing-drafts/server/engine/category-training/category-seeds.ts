/** Training words of a category, in addition to the table of kinds and `brand-names.ts`. */
export interface CategorySeeds {
  /** Names of items, comma-separated. */
  kinds: string;
  /** Models and titles that identify an item, comma-separated. */
  models: string;
  /** What sellers say about such items, semicolon-separated. */
  talk: string;
}
