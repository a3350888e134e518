import { useRouteLoaderData } from 'react-router';
import type { PublicSite as Site } from '../../../shared/public-site.ts';

export type { Site };

/** Shown while an error page has no data: nothing that this site may not have. */
export const UNKNOWN_SITE: Site = {
  siteName: '',
  homeTitle: '',
  homeLead: '',
  openingHours: [],
  signUp: 'closed',
  guests: false,
  off: [],
};

/** Returns the settings of the site that pages show, from the root loader. */
export function useSite(): Site {
  return useRouteLoaderData<{ site: Site }>('root')?.site ?? UNKNOWN_SITE;
}
