/** The public API of voice for the pages of other features. */
export { useVoiceCheck } from './check/use-voice-check.ts';
export { helpText } from './check/voice-help.ts';
export { useVoiceSale } from './check/voice-needs.tsx';
export { GENERATION_FAILED } from './listing/use-generate-from-voice.ts';
export { RecorderTool } from './recorder-tool.tsx';
export { minutesAndSeconds } from './recording/recording.ts';
export { useSavedRecordings } from './recording/use-saved-recordings.ts';
export { VoiceInput } from './voice-input.tsx';
