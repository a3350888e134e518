/** The public API of insights for other features on the server. */
export { readTrends } from './read-insights.ts';
