/** What the pages of other features may use of messages. */
export { AutomaticAnswersPanel } from './automatic-answers-panel.tsx';
export type { OpenChat } from './thread/chat-slots.ts';
