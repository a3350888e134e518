/** The public API of the listing wizard for the composition. */
export { VoicePanel } from './voice-panel.tsx';
