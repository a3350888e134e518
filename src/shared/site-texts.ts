/** The texts of the site that operators write in Markdown, each with its page and versions. */
export const SITE_TEXTS = [
  { name: 'terms', title: 'Terms' },
  { name: 'privacy', title: 'Privacy' },
  { name: 'rules', title: 'Rules' },
] as const;

export type SiteTextName = (typeof SITE_TEXTS)[number]['name'];
export const SITE_TEXT_NAMES = SITE_TEXTS.map(({ name }) => name);
