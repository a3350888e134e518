/** Types of system messages that the messages feature itself posts. */

/** A line of text, shown as is. */
export const NOTE = 'message.note';

/** An automatic answer for the seller; its data is an Availability. */
export const AUTOMATIC_ANSWER = 'message.automatic-answer';
