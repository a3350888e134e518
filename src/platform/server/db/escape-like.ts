/** Escapes the wildcards of LIKE, so that typed text matches itself only. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');
