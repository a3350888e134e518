/** The state of an address that the assistant led to: it is the page before, as it was left. */
export const fromAssistant = { fromAssistant: true };

export const isFromAssistant = (state: unknown): boolean =>
  (state as Partial<typeof fromAssistant> | null)?.fromAssistant === true;
