/** The public API of settings for the pages of other features. */
export { PublishBar } from './desk/publish-bar.tsx';
export { SettingSwitch } from './desk/setting-choice.tsx';
export { Conflict } from './desk/setting-field.tsx';
export { type Drafts, useDrafts } from './desk/use-drafts.ts';
