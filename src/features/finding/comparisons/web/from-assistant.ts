/** Navigation state that says the previous page is the assistant with its results. */
export const fromAssistant = { fromAssistant: true };

export const isFromAssistant = (state: unknown): boolean =>
  (state as Partial<typeof fromAssistant> | null)?.fromAssistant === true;
