/** What the pages of other features may use of listing drafts. */
export { QuickText } from './quick-text.tsx';
export { VoicePanel } from './voice-panel.tsx';
