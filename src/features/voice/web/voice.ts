/** The public API of voice for the pages of other features. */
export { RecorderTool } from './recorder-tool.tsx';
export { useRecorder } from './recording/use-recorder.ts';
export type { Heard } from './use-voice.ts';
export { VoiceInput } from './voice-input.tsx';
