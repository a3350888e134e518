/** The public API of cases for the pages of other features. */
export { useCaseCounts } from './case-counts.ts';
export { StatementNotice } from './statement-notice.tsx';
