/** The site and its search, as search engines read them (schema.org). */
export function siteAsWebSite(publicUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Offhand',
    url: `${publicUrl}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/listings?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** Who runs it. */
export function siteAsOrganization(publicUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Offhand',
    url: `${publicUrl}/`,
    logo: `${publicUrl}/favicon.svg`,
  };
}
