/**
 * Light, dark, or the system's theme. Stored in a cookie, so that the server renders it in the first HTML.
 */

export const THEMES = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

export type Theme = (typeof THEMES)[number]['value'];

const THEME_COOKIE = 'theme';
const YEAR_IN_SECONDS = 31_536_000;

/** Returns the saved theme from a request's Cookie header. */
export function themeFromCookie(header: string | null | undefined): Theme {
  const match = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(header ?? '');
  return (match?.[1] as 'light' | 'dark' | undefined) ?? 'system';
}

/** Returns the value of `<html data-theme>`: none for the system's theme. */
export const themeAttribute = (theme: Theme): 'light' | 'dark' | undefined =>
  theme === 'system' ? undefined : theme;

const listeners = new Set<() => void>();

/** Applies and saves a theme. */
export function chooseTheme(theme: Theme): void {
  const attribute = themeAttribute(theme);
  if (attribute) document.documentElement.dataset.theme = attribute;
  else delete document.documentElement.dataset.theme;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = attribute ? YEAR_IN_SECONDS : 0;
  document.cookie = `${THEME_COOKIE}=${attribute ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
  for (const listener of listeners) listener();
}

export const shownTheme = (): Theme => {
  const attribute = document.documentElement.dataset.theme;
  return attribute === 'light' || attribute === 'dark' ? attribute : 'system';
};

export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
