/** Limits of wants, for both sides. */
export const WANT_LIMITS = {
  /** Characters of a sentence, and of a name. */
  text: 300,
  name: 80,
  /** Terms, and excluded words; characters of each. */
  terms: 8,
  term: 60,
  placeName: 80,
  /** Seconds in which a deletion can be undone: as long as the toast offers it, and a little more on the server. */
  undoDelete: 10,
  undoDeleteOnServer: 15,
  /** Maximum number of pros, and of cons, that a match shows. */
  pros: 3,
  cons: 3,
  /** Maximum number of matches per response. */
  matches: 24,
  /** Minimum number of sales for a statement about prices. */
  sales: 5,
  /** Minimum number of people for a seller to see it, so that nobody's want can be guessed. */
  seekers: 3,
} as const;

/** The radius of "near me": 10 miles, in kilometers. */
export const NEAR_KM = 16;

/** Examples that Match Me suggests. The demo has matches for each. */
export const WANT_EXAMPLES = [
  'road bike 54 cm under 500, not carbon',
  'walnut table up to 300, not veneer',
  'free moving boxes near me',
] as const;
