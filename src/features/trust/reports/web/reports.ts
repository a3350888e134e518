/** The public API of reports for the pages of other features. */
export { SafetyMenu } from './safety-menu.tsx';
