import { MINUTE_MS } from '../shared/time.ts';

/** One moment for everything that is loaded, so that what happened together has the same time. */
const NOW = Date.now();

/** The moment so many minutes before the demo was loaded. */
export const minutesBeforeNow = (minutes: number): Date => new Date(NOW - minutes * MINUTE_MS);
