/** The public API of reports for the pages of other features. */
export { ReportDialog, SafetyMenu } from './safety-menu.tsx';
