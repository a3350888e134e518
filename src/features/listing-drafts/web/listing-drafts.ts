/** The public API of listing drafts for the pages of other features. */
export { QuickText } from './quick-text.tsx';
export { VoicePanel } from './voice-panel.tsx';
