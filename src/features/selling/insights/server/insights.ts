/** The public API of insights for other features on the server, and for the demo. */
export { computeCategories } from './refresh-insights.ts';
export { readTrends } from './read-insights.ts';
export { computeInsights } from './refresh-insights.ts';
