import type { MetaDescriptor } from 'react-router';

/** Returns title and description of a page, for search engines and link previews. */
export function pageMeta(title: string, description: string): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Offhand' },
  ];
}
