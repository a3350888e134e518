/** The page of a shared comparison. */
export const sharePath = (token: string): string => `/compare/shared-${token}`;
