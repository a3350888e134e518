/** What the pages of other features may use of reports. */
export { SafetyMenu } from './safety-menu.tsx';
