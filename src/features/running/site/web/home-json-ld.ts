/** The site and its search as structured data for search engines (schema.org). */
export function siteAsWebSite(publicUrl: string, name: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url: `${publicUrl}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/listings?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** The operator of the site. */
export function siteAsOrganization(publicUrl: string, name: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/favicon.svg`,
  };
}
