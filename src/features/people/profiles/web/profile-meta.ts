import type { MetaDescriptor } from 'react-router';
import { type PageMatches, pageTitle, siteOf } from '../../../../platform/web/page/page-meta.ts';
import { counted } from '../../../../shared/counted.ts';
import { cutAtWord } from '../../../../shared/cut-at-word.ts';
import type { Profile } from '../contract/profile.ts';

/** Characters that search engines and link previews show. */
const META_DESCRIPTION = 160;

/** Metadata for search engines and link previews. Both addresses of a profile have the same canonical one. */
export function profileMeta(matches: PageMatches, profile: Profile, publicUrl: string): MetaDescriptor[] {
  const { title } = pageTitle(matches, profile.name);
  const { siteName } = siteOf(matches);
  const description = describe(profile, siteName);
  const address = `${publicUrl}/profile/${profile.id}`;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'profile' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:site_name', content: siteName },
    ...(profile.avatarUrl
      ? [{ property: 'og:image', content: new URL(profile.avatarUrl, publicUrl).href }]
      : []),
    { name: 'twitter:card', content: 'summary' },
    { 'script:ld+json': profileAsPage(profile, publicUrl) },
  ];
}

function describe({ name, bio, activeListings, rating, totalRatings }: Profile, siteName: string): string {
  const selling = `${counted(activeListings, 'item')} for sale`;
  const rated = rating === null ? '' : `, rated ${rating.toFixed(1)}/5 by ${totalRatings}`;
  const about = bio === '' ? '' : ` ${bio.replaceAll(/\s+/g, ' ')}`;
  return cutAtWord(`${name} on ${siteName}: ${selling}${rated}.${about}`, META_DESCRIPTION);
}

/** The profile as structured data for search engines (schema.org). */
function profileAsPage(profile: Profile, publicUrl: string) {
  const address = `${publicUrl}/profile/${profile.id}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    dateCreated: profile.memberSince,
    mainEntity: {
      '@type': 'Person',
      '@id': address,
      identifier: profile.id,
      name: profile.name,
      alternateName: profile.username ?? undefined,
      description: profile.bio || undefined,
      image: profile.avatarUrl ? new URL(profile.avatarUrl, publicUrl).href : undefined,
      url: address,
    },
  };
}
