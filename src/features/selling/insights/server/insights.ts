/** The public API of insights for other features on the server, and for the demo. */
export { computeCategories } from './compute-categories.ts';
export { readTrends } from './read-insights.ts';
export { computeInsights } from './refresh-insights.ts';
