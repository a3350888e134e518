/** Limits of wants, for both sides. */
export const WANT_LIMITS = {
  /** Characters of a sentence, and of a name. */
  text: 300,
  name: 80,
  /** Terms, and excluded words; characters of each. */
  terms: 8,
  term: 60,
  placeName: 80,
  /** Stored wants of a person. */
  wants: 20,
  /** Seconds in which a deletion can be undone: as long as the toast offers it, and a little more on the server. */
  undoDelete: 10,
  undoDeleteOnServer: 15,
  /** Facts of each kind that a match shows. */
  pros: 3,
  cons: 3,
  /** Matches of an answer at most. */
  matches: 24,
  /** Sales under which nothing is said about prices. */
  sales: 5,
  /** People under which a seller is told nothing, so that nobody's want can be guessed. */
  seekers: 3,
} as const;

/** How far "near me" reaches: 10 miles, in kilometers. */
export const NEAR_KM = 16;

/** What Match Me suggests to ask for. The demo has something for each. */
export const WANT_EXAMPLES = [
  'road bike 54 cm under 500, not carbon',
  'walnut table up to 300, not veneer',
  'free moving boxes near me',
] as const;
