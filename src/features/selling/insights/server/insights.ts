/** The public API of insights for other features on the server, and for the demo. */

export { readTrends } from './read-insights.ts';
export { computeCategories, computeInsights } from './refresh-insights.ts';
