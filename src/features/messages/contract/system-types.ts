/** The types of system messages that messages themselves post. */

/** A line of text, shown as it is. */
export const NOTE = 'message.note';

/** An answer that was given for the seller; its data is an Availability. */
export const AUTOMATIC_ANSWER = 'message.automatic-answer';
