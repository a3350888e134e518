/** Limits that server and pages share. No schema library here, so that pages stay light. */
export const COMPARISON_LIMITS = {
  /** Listings side by side. */
  fewest: 2,
  most: 3,
  /** Listings a search offers to choose from. */
  found: 6,
  /** Characters of a search. */
  query: 200,
  /** Recent comparisons that are kept. */
  recent: 5,
  /** Of a member; far more than anybody looks through again. */
  saved: 500,
  /** Days after which a link that somebody without an account made stops. */
  shareDays: 30,
  /** The price filter of the assistant, in US dollars. It filters once it is touched. */
  price: { least: 0, most: 1000, step: 10, from: 0, to: 500 },
} as const;

/** What the page of a shared comparison begins with; its token follows. */
export const SHARED_PATH = '/compare/shared-';

/** What the assistant suggests to compare. The demo has at least two of each. */
export const COMPARISON_HINTS = ['macbook pro', 'iphone 13', 'airpods pro'] as const;
