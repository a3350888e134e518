/** What the table of kinds does not say of the things of a category, and how people talk about them; brands are in `brand-names.ts`. */
export interface CategorySeeds {
  /** Names of things, comma-separated. */
  kinds: string;
  /** Models and titles that name a thing by themselves, comma-separated. */
  models: string;
  /** What sellers say about such things, semicolon-separated. */
  talk: string;
}
