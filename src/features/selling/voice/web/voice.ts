/** The public API of voice for the pages of other features. */
export { useVoiceCheck } from './check/use-voice-check.ts';
export { useVoiceSale } from './check/use-voice-sale.tsx';
export { isWorthBuying, type VoiceCheck } from './check/voice-check.ts';
export { helpText, type VoiceHelp } from './check/voice-help.ts';
export { GENERATION_FAILED, useGenerateFromVoice } from './listing/use-generate-from-voice.ts';
export { RecorderTool } from './recorder-tool.tsx';
export type { Failure } from './recording/recorder-state.ts';
export { minutesAndSeconds } from './recording/recording.ts';
export { useRecorder } from './recording/use-recorder.ts';
export { useSavedRecordings } from './recording/use-saved-recordings.ts';
export { type Heard, useVoice, type Voice, type VoiceOptions } from './use-voice.ts';
export { VoiceInput } from './voice-input.tsx';
