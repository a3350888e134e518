/** Limits shared by server and pages. This file does not import Zod, to keep page bundles small. */
export const COMPARISON_LIMITS = {
  /** Listings per comparison. */
  minItems: 2,
  maxItems: 3,
  /** Search results shown to choose from. */
  found: 6,
  /** Maximum length of a search. */
  query: 200,
  /** Recent comparisons per person. */
  recent: 5,
  /** Saved comparisons per member. */
  saved: 500,
  /** Days until a link made without an account expires. */
  shareDays: 30,
  /** The price filter of the assistant, in US dollars. It is off until the slider is moved. */
  price: { floor: 0, ceiling: 1000, step: 10, from: 0, to: 500 },
} as const;

/** Start of the path of a shared comparison, followed by its token. */
export const SHARED_PATH = '/compare/shared-';

/** Example searches of the assistant. The demo has at least two listings for each. */
export const COMPARISON_HINTS = ['macbook pro', 'iphone 13', 'airpods pro'] as const;
