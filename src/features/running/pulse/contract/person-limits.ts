/** Maximum length of the reason for a refund, or for a change of credits. */
export const MAX_REASON_LENGTH = 200;
export const MAX_NOTE_LENGTH = 1000;
