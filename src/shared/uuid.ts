const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text is an id as the database writes it. */
export const isUuid = (text: string): boolean => UUID.test(text);

/** Returns a text if it is an id as the database writes it. */
export const asUuid = (text: string): string | null => (isUuid(text) ? text : null);
