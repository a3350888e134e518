import type { MetaArgs, MetaDescriptor } from 'react-router';
import { type Site, UNKNOWN_SITE } from './use-site.ts';

/** The matched routes, as `meta` gets them. The first one is the root. */
export type PageMatches = MetaArgs['matches'];

/** Returns the settings of the site for `meta`, which can't use hooks. */
export const siteOf = ([root]: PageMatches): Site =>
  (root?.loaderData as { site?: Site } | undefined)?.site ?? UNKNOWN_SITE;

/** Returns the title of a page, which ends with the name of the site. */
export const pageTitle = (matches: PageMatches, title: string): { title: string } => ({
  title: titleAtSite(siteOf(matches), title),
});

/** The same for loaders, which know the site itself. */
export const titleAtSite = ({ siteName }: Site, title: string): string =>
  siteName ? `${title}. ${siteName}` : title;

/** Returns title and description of a page, for search engines and link previews. */
export function pageMeta(matches: PageMatches, title: string, description: string): MetaDescriptor[] {
  return previewMeta(matches, pageTitle(matches, title).title, description);
}

/** The same for a title that has the name of the site somewhere else. */
export const previewMeta = (matches: PageMatches, title: string, description: string): MetaDescriptor[] => [
  { title },
  { name: 'description', content: description },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:type', content: 'website' },
  { property: 'og:site_name', content: siteOf(matches).siteName },
];
